-- Of pairs of entity and id ([["leads", "…"]]) the ids of one entity, of living records; of one that was merged, that which stayed.
create or replace function app.ids_about(p_about jsonb, p_entity text) returns uuid[]
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_ids uuid[];
begin
  execute format('select coalesce(array_agg(id order by id), ''{}'') from public.%1$I where deleted_at is null and id in
    (select coalesce(t.duplicate_of, t.id) from public.%1$I t join jsonb_array_elements($1) e on t.id = (e ->> 1)::uuid and e ->> 0 = %1$L)',
    p_entity) into v_ids using coalesce(p_about, '[]');
  return v_ids;
end $$;
grant execute on function app.ids_about(jsonb, text) to tandem_definer;
