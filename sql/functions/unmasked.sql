-- Does the caller read an entity without masks?
create or replace function app.unmasked(p_entity text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from app.role_permissions where role = (select app.role()) and entity = p_entity and verb = 'read' and columns is null)
$$;
grant execute on function app.unmasked(text) to tandem_roles;
