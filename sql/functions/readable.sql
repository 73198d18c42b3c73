-- The columns of an entity and the entities that the caller's role may read at all.
create or replace function app.readable(p_entity text) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'columns', (select jsonb_agg(attname) from pg_attribute
      where attrelid = format('public.%I', p_entity)::regclass and attnum > 0 and not attisdropped and has_column_privilege(attrelid, attnum, 'select')),
    'entities', (select jsonb_agg(distinct entity) from app.scopes where has_any_column_privilege(format('public.%I', entity), 'select')))
$$;
grant execute on function app.readable(text) to tandem_roles, tandem_definer;
