-- The halt that stands: when, by whom and why; null where the agents may work. For whoever knows of agents.
create or replace function app.agent_halt() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('at', h.at, 'by', h.by, 'by_name', p.name, 'reason', h.reason)
    from app.agent_halts h join public.people p on p.id = h.by
   where h.lifted_at is null and exists (select from app.role_permissions where role = app.role() and entity = 'ai_agents' and verb = 'read')
$$;
grant execute on function app.agent_halt() to tandem_roles;
