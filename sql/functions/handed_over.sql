-- The entities whose rows the caller may hand from anybody to anybody.
create or replace function app.handed_over() returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entity from app.role_permissions where role = app.role() and verb = 'assign' and scope = 'all' order by entity
$$;
