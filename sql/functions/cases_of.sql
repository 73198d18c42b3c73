-- The cases on which an agent's prompt can be tried: living ones of what a model proposes (what programs propose asks no model).
create or replace function app.cases_of(p_agent uuid) returns setof public.agent_cases
language sql stable set search_path = pg_catalog, pg_temp as $$
  select * from public.agent_cases where agent_id = p_agent and deleted_at is null and tool ~ '_(update|create)$'
$$;
grant execute on function app.cases_of(uuid) to tandem_definer;
