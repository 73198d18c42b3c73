-- Whether somebody has halted all agents.
create or replace function app.agents_halted() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from app.agent_halts where lifted_at is null)
$$;
grant execute on function app.agents_halted() to tandem_roles;
