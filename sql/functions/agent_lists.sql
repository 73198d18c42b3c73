-- What each agent may do by itself, for whoever knows of agents: {"database_manager": {"leads": ["list", "get"]}}.
create or replace function app.agent_lists() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(agent, entities), '{}') from (
    select agent, jsonb_object_agg(entity, acts order by entity) as entities from app.agent_acts
     where exists (select from app.role_permissions where role = app.role() and entity = 'ai_agents' and verb = 'read') group by agent) lists
$$;
grant execute on function app.agent_lists() to tandem_roles;
