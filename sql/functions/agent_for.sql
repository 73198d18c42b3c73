-- The agent that takes a task: the first active one by role (manager, specialist, operator), then age, that can do what the task needs.
create or replace function app.agent_for(p_capability text) returns uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select id from public.ai_agents where status = 'active' and deleted_at is null and (p_capability is null or p_capability = any (capabilities))
   order by array_position(array['manager', 'specialist', 'operator'], role), created_at, id limit 1
$$;
grant execute on function app.agent_for(text) to tandem_roles, tandem_definer;
