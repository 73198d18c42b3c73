-- On which page the records of each entity stand, as links in letters and calendars have it.
create or replace function app.paths() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(entity, path), '{}') from app.noticed
$$;
grant execute on function app.paths() to tandem_roles;
