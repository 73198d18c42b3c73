-- Whether the agent as which repositories are watched is there, and nobody has paused it or halted them all.
-- after: agents_halted
create or replace function app.monitor_works() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select not app.agents_halted()
    and exists (select from public.ai_agents where key = 'github_integration_agent' and status <> 'paused' and deleted_at is null)
$$;
