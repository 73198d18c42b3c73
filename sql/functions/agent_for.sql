-- The agent that takes a task: the first active one by role (manager, specialist, operator), then age, that can do what the task needs;
-- of a step one that the agent which gives it may tell.
-- after: may_tell
create or replace function app.agent_for(p_capability text, p_from uuid default null) returns uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select id from public.ai_agents where status = 'active' and deleted_at is null and (p_capability is null or p_capability = any (capabilities))
      and (p_from is null or app.may_tell(p_from, id))
   order by array_position(array['manager', 'specialist', 'operator'], role), created_at, id limit 1
$$;
grant execute on function app.agent_for(text, uuid) to tandem_roles, tandem_definer;
