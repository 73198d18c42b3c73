-- A row, or a part of one, in which some columns have no value.
create or replace function app.without_values(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select p_row || coalesce(jsonb_object_agg(c, null), '{}') from unnest(p_columns) c where p_row ? c
$$;
grant execute on function app.without_values(jsonb, text[]) to tandem_definer;
