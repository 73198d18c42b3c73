-- The candidate that a task tries, while the server holds that attempt; an error where it does not.
create or replace function app.trial_of(p_task uuid, p_attempt int) returns public.agent_policies
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform from public.agent_tasks where id = p_task and attempts = p_attempt and status = 'running' for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  select * into v from public.agent_policies where task_id = p_task and trial = 'running' and deleted_at is null;
  if not found then raise 'INVALID_INPUT' using errcode = 'P0001', detail = 'This task tries nothing.'; end if;
  return v;
end $$;
