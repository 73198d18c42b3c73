-- What a search of everything finds, under the caller's rights: what was found is judged by the policies of its entity; of what was
-- said (`about`) also of which record, by whom and when.
create or replace function app.found(p_query text, p_limit int)
returns table (entity_type text, entity_id uuid, entity_name text, entity_description text,
  entity text, account_id uuid, name_marks int[], description_marks int[], about jsonb)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare hits app.search_hit[] := array(select h from app.search_candidates(p_query, least(greatest(p_limit, 1), 50)) h);
  v_entity text; seen_now uuid[]; seen text[] := '{}';
begin
  for v_entity in select distinct h.entity from unnest(hits) h loop
    execute format('select array_agg(id) from public.%I where id = any ($1) and deleted_at is null', v_entity) into seen_now
      using array(select h.id from unnest(hits) h where h.entity = v_entity);
    seen := seen || array(select v_entity || id from unnest(seen_now) id);
  end loop;
  return query select h.entity_type, h.id, h.name, h.description, h.entity, h.account_id, h.name_marks, h.description_marks,
      h.about || jsonb_build_object('by_name', app.name_seen('people', (h.about ->> 'by_id')::uuid))
    from unnest(hits) with ordinality h (id, entity, entity_type, name, description, account_id, name_marks, description_marks, about, n)
   where h.entity || h.id = any (seen) order by h.n;
end $$;
grant execute on function app.found(text, integer) to tandem_roles;
