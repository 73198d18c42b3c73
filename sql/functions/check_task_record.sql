-- A task is about fifty records at most, about each once, and its writer sees them. Where a merge moves one to a record that the task is about
-- already, it stays with the duplicate.
-- after: sees_within
create or replace function app.check_task_record() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_there boolean;
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and old.deleted_at is null and old.record_id = new.record_id) then return new; end if;
  -- (One after the other: of two who add the fiftieth at once, the second is the fifty-first. A merge moves as many as there are, and adds none.)
  if tg_op = 'INSERT' or old.record_id = new.record_id then
    perform pg_advisory_xact_lock(hashtextextended('task records ' || new.task_id, 0));
  end if;
  v_there := exists (select from public.task_records where task_id = new.task_id and id <> new.id and deleted_at is null
    and (record_entity, record_id) = (new.record_entity, new.record_id));
  if tg_op = 'UPDATE' and old.record_id <> new.record_id then
    if v_there then new.record_id := old.record_id; end if;
    return new;
  end if;
  if app.actor_id() is not null and not app.sees_within(new.record_entity, new.record_id) then
    raise 'REFERENCE' using errcode = '23503', column = 'record_id'; end if;
  if v_there then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This task is about that record already.'; end if;
  if (select count(*) from public.task_records where task_id = new.task_id and deleted_at is null) >= 50
  then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A task is about 50 records at most.'; end if;
  return new;
end $$;
create or replace trigger e_record before insert or update of record_id, deleted_at on public.task_records
  for each row execute function app.check_task_record();
