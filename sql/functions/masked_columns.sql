-- The columns of a table that some role who reads it may not see.
create or replace function app.masked_columns(p_relation regclass) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(distinct a.attname::text), '{}') from pg_attribute a, app.roles r
   where a.attrelid = p_relation and a.attnum > 0 and not a.attisdropped
     and has_column_privilege('tandem_' || r.name, p_relation, 'id', 'select')
     and not has_column_privilege('tandem_' || r.name, p_relation, a.attname, 'select')
$$;
grant execute on function app.masked_columns(regclass) to tandem_definer;
