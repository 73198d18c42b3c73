-- The living task that was made of a record which the caller sees, by whomever: of two who press at once the second finds that of the first.
-- after: sees_within
create or replace function app.made_task(p_entity text, p_row uuid) returns uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.by_agent() or not app.sees_within(p_entity, p_row) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select task_id from public.task_records where record_entity = p_entity and record_id = p_row and made_of and deleted_at is null
    and task_deleted_at is null order by created_at desc limit 1);
end $$;
grant execute on function app.made_task(text, uuid) to tandem_roles;
