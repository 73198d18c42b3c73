-- Of pairs of entity and id ([["leads", "…"]]) the ids of one entity, of records that are there.
create or replace function app.ids_about(p_about jsonb, p_entity text) returns uuid[]
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_ids uuid[];
begin
  execute format('select coalesce(array_agg(id order by id), ''{}'') from public.%I where id in
    (select (e ->> 1)::uuid from jsonb_array_elements($1) e where e ->> 0 = %L)', p_entity, p_entity) into v_ids using coalesce(p_about, '[]');
  return v_ids;
end $$;
grant execute on function app.ids_about(jsonb, text) to tandem_definer;
