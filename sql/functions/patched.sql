-- Own values with a change in them: a key that comes takes its value, null takes it away, all others stay.
create or replace function app.patched(p_values jsonb, p_change jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select (p_values || p_change) - coalesce((select array_agg(key) from jsonb_each(p_change) where value = 'null'), '{}')
$$;
grant execute on function app.patched(jsonb, jsonb) to tandem_roles, tandem_definer;
