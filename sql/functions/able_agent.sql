-- Whether this agent is at work and can do what a task needs.
create or replace function app.able_agent(p_agent uuid, p_capability text) returns boolean
language sql stable set search_path = pg_catalog, pg_temp
return exists (select from public.ai_agents where id = p_agent and status = 'active' and deleted_at is null
  and (p_capability is null or p_capability = any (capabilities)));
grant execute on function app.able_agent(uuid, text) to tandem_definer;
