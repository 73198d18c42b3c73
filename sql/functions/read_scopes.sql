-- The scopes in which the caller may read an entity; none for the run of an agent that may not.
create or replace function app.read_scopes(p_entity text) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(scope), '{}') from app.role_permissions
   where role = (select app.role()) and entity = p_entity and verb = 'read'
     and (not app.by_agent() or p_entity = any (app.run_entities()) or exists (select from app.run_acts r
       where r.run_id = (app.caller() ->> 'run')::uuid and r.entity = p_entity))
$$;
grant execute on function app.read_scopes(text) to tandem_roles;
