-- Refuses the work of a run while all agents are halted, or its agent is paused or gone; and, where its person is given (app.enter asks
-- for itself), once they may not sign in, or are no colleague, any more.
-- after: agents_halted, current_role_of
create or replace function app.refuse_idle(p_agent text, p_user uuid default null) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  if exists (select from public.ai_agents where key = p_agent and status = 'paused') then
    raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'This agent is paused.'; end if;
  if exists (select from public.ai_agents where key = p_agent and deleted_at is not null) then
    raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'No active agent can do this.'; end if;
  if p_user is not null and not exists (select from public.people p join app.role_permissions r on r.role = app.current_role_of(p.id)
      and r.entity = 'ai_agents' and r.verb = 'read' where p.id = p_user and p.status = 'active' and p.deleted_at is null) then
    raise 'AUTH_INVALID' using errcode = '28000'; end if;
end $$;
grant execute on function app.refuse_idle(text, uuid) to tandem_definer;
