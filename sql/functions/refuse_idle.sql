-- Refuses an agent's work while all agents are halted, or it is paused.
-- after: agents_halted
create or replace function app.refuse_idle(p_agent text) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  if exists (select from public.ai_agents where key = p_agent and status = 'paused') then
    raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'This agent is paused.'; end if;
end $$;
grant execute on function app.refuse_idle(text) to tandem_definer;
