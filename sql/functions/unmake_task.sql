-- Takes back that a task was made of a record: it goes into the bin, for whoever made it within a day, where nobody has changed it since.
-- after: made_task
create or replace function app.unmake_task(p_entity text, p_row uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.tasks set deleted_at = now() where id = app.made_task(p_entity, p_row) and created_by = app.actor_id() and version = 1
    and created_at > now() - interval '1 day';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
    detail = 'There is no such task of yours, or it was changed since. Remove it by hand.'; end if;
end $$;
grant execute on function app.unmake_task(text, uuid) to tandem_roles;
