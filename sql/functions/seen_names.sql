-- Of the records of these effects, and of those that new ones belong to, those that the caller sees, also in the bin: their names by
-- their ids.
create or replace function app.seen_names(p_effects jsonb) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v record; v_sees text; v_some jsonb; v_names jsonb := '{}';
begin
  for v in select entity, array_agg(id::uuid) as ids from jsonb_array_elements(p_effects) e, lateral
        (values (e ->> 'entity', e ->> 'id'), (e -> 'after' ->> 'entity', e -> 'after' ->> 'row_id')) r (entity, id)
      where id is not null and not id like 'new:%' and exists (select from app.scopes s where s.entity = r.entity) group by 1 loop
    v_sees := app.rows_for(v.entity, 'read');
    continue when v_sees is null;
    execute format('select jsonb_object_agg(id, to_jsonb(t) ->> ''name'') from public.%I t where id = any ($1) and (%s)', v.entity, v_sees)
      into v_some using v.ids;
    v_names := v_names || coalesce(v_some, '{}');
  end loop;
  return v_names;
end $$;
grant execute on function app.seen_names(jsonb) to tandem_definer;
