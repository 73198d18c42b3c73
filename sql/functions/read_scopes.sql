-- The scopes in which the caller may read an entity.
create or replace function app.read_scopes(p_entity text) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(scope), '{}') from app.role_permissions
   where role = (select app.role()) and entity = p_entity and verb = 'read'
$$;
grant execute on function app.read_scopes(text) to tandem_roles;
