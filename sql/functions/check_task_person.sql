-- Who watches a task sees it already; who is to do it is one of the staff (app.check_colleague). A task has at most fifty such people.
create or replace function app.check_task_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and old.deleted_at is null) or app.actor_id() is null then return new; end if;
  -- (One after the other: of two who add the fiftieth at once, the second is the fifty-first.)
  perform pg_advisory_xact_lock(hashtextextended('task people ' || new.task_id, 0));
  if (select count(*) from public.task_people where task_id = new.task_id and deleted_at is null) >= 50
  then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'At most 50 people do or watch a task.'; end if;
  if exists (select from public.task_people where (task_id, user_id) = (new.task_id, new.user_id) and deleted_at is null)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This person is on this task already.'; end if;
  if not exists (select from public.people where id = new.user_id and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = 'user_id', detail = 'choose an active colleague'; end if;
  if new.part = 'watcher' and not app.would_see(new.user_id, 'tasks', new.task_id)
  then raise 'REFERENCE' using errcode = '23514', column = 'user_id', detail = 'they do not see this task'; end if;
  return new;
end $$;
create or replace trigger e_person before insert or update of deleted_at on public.task_people for each row execute function app.check_task_person();
