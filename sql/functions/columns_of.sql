-- The columns of an entity's table, in one text.
create or replace function app.columns_of(p_entity name) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(format('%s %s %s', attname, format_type(atttypid, atttypmod), attgenerated), ', ' order by attname) from pg_attribute
   where attrelid = format('public.%I', p_entity)::regclass and attnum > 0 and not attisdropped
$$;
