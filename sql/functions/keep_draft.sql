-- Keeps the e-mail that a task has drafted to people of its record: whoever asked reads it, changes it and sends it, or does not.
-- after: agents_halted
create or replace function app.keep_draft(p_task uuid, p_attempt int, p_subject text, p_text text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  update public.agent_tasks set draft_subject = p_subject, draft_text = p_text where id = p_task and attempts = p_attempt and status = 'running';
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.keep_draft(uuid, int, text, text) to tandem_system;
