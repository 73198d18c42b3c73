-- Works out with which others a record makes a probable pair, ten at most. Of one in the bin nothing is left but what was said of it.
create or replace function app.weigh_pairs(p_entity text, p_row uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_values jsonb; v_found jsonb := '{}';
begin
  execute format('select to_jsonb(t) from public.%I t where id = $1 and deleted_at is null', p_entity) into v_values using p_row;
  if v_values is not null then
    select coalesce(jsonb_object_agg(f.id, f.reasons), '{}') into v_found from (select a.id, array_agg(distinct a.reason) as reasons
      from app.alike(p_entity, v_values, p_row, 'true', 20, true) a group by a.id order by count(distinct a.reason) desc, a.id limit 10) f;
  end if;
  delete from app.duplicate_pairs p where p.entity = p_entity and p_row in (p.one, p.other) and p.dismissed_at is null
    and not v_found ? (case when p.one = p_row then p.other else p.one end)::text;
  insert into app.duplicate_pairs as p (entity, one, other, reasons)
    select p_entity, least(p_row, key::uuid), greatest(p_row, key::uuid), array(select jsonb_array_elements_text(value)) from jsonb_each(v_found)
    on conflict (entity, one, other) do update set reasons = excluded.reasons where p.reasons is distinct from excluded.reasons;
end $$;
grant execute on function app.weigh_pairs(text, uuid) to tandem_definer;
