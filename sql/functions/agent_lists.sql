-- What each agent may do alone and what it may propose, for whoever knows of agents:
-- {"database_manager": {"leads": {"alone": ["list", "get"], "proposes": ["merge"]}}}.
create or replace function app.agent_lists() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(agent, entities), '{}') from (
    select agent, jsonb_object_agg(entity, jsonb_build_object('alone', acts, 'proposes', proposes) order by entity) as entities from app.agent_acts
     where exists (select from app.role_permissions where role = app.role() and entity = 'ai_agents' and verb = 'read') group by agent) lists
$$;
grant execute on function app.agent_lists() to tandem_roles;
