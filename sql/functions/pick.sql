create or replace function app.pick(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(key, value) from jsonb_each(p_row) where key = any (p_keys)
$$;
grant execute on function app.pick(jsonb, text[]) to tandem_definer;
