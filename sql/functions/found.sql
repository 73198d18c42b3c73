-- What a search of everything finds, under the caller's rights: what was found is judged by the policies of its entity; of what was
-- said (`about`) also of which record, by whom and when. What stands in texts comes last, and has a quarter of the places if it needs
-- them; a document that is found by its name is not found by its text again.
-- after: found_in_texts
create or replace function app.found(p_query text, p_limit int)
returns table (entity_type text, entity_id uuid, entity_name text, entity_description text,
  entity text, account_id uuid, name_marks int[], description_marks int[], about jsonb)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  places constant int := least(greatest(p_limit, 1), 50);
  hits app.search_hit[] := array(select h from app.search_candidates(p_query, places) h);
  texts app.search_hit[] := array(select h from app.found_in_texts(p_query, places) h);
  v_entity text; seen_now uuid[]; seen text[] := '{}';
begin
  for v_entity in select distinct h.entity from unnest(hits) h loop
    execute format('select array_agg(id) from public.%I where id = any ($1) and deleted_at is null', v_entity) into seen_now
      using array(select h.id from unnest(hits) h where h.entity = v_entity);
    seen := seen || array(select v_entity || id from unnest(seen_now) id);
  end loop;
  return query
    with named as (select h.* from unnest(hits)
          with ordinality h (id, entity, entity_type, name, description, account_id, name_marks, description_marks, about, n)
        where h.entity || h.id = any (seen)),
      written as (select t.* from unnest(texts)
          with ordinality t (id, entity, entity_type, name, description, account_id, name_marks, description_marks, about, n)
        where not exists (select from named s where s.entity = t.about ->> 'entity' and s.id = (t.about ->> 'id')::uuid)),
      best as ((select n.*, 1 as part from named n order by n.n limit greatest(places - (select count(*) from written), places - places / 4))
        union all select w.*, 2 from written w)
    select h.entity_type, h.id, h.name, h.description, h.entity, h.account_id, h.name_marks, h.description_marks,
        h.about || jsonb_build_object('by_name', app.name_seen('people', (h.about ->> 'by_id')::uuid))
      from best h order by h.part, h.n limit places;
end $$;
grant execute on function app.found(text, integer) to tandem_roles;
