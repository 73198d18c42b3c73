-- What follows from functions and declarations, after either has changed (src/database/follow-functions.ts): the engine's own
-- tables are closed; policies, grants, triggers and search of an entity are made anew where what they are made from changed;
-- definer functions get the owner whose policies they have; rights are gathered, since a scope may have become another.
create or replace function app.settle() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_entity name;
begin
  -- (Beside no change of a right or a role; before any table is held.)
  perform pg_advisory_xact_lock(7265);
  perform app.close_tables();
  perform app.bind_agents();
  perform app.hide_joining();
  perform app.guard_passages();
  perform app.guard_analytics();
  perform app.usual_scopes(entity) from app.entities;
  perform app.settle_company_rights();
  perform app.follow_parents();
  perform app.gather_rights();
  perform app.settle_memberships();
  for v_entity in select e.entity from app.entities e left join app.settled s on s.entity = e.entity and s.part = 'govern'
    where s.made_from is distinct from app.governed_from(e.entity) order by e.entity loop
    perform app.govern(v_entity);
    insert into app.settled values ('govern', v_entity, app.governed_from(v_entity))
      on conflict (part, entity) do update set made_from = excluded.made_from;
  end loop;
  for v_entity in select e.entity from app.searchable e left join app.settled s on s.entity = e.entity and s.part = 'search'
    where s.made_from is distinct from app.searched_from(e.entity) order by e.entity loop
    perform app.make_searchable(v_entity);
    insert into app.settled values ('search', v_entity, app.searched_from(v_entity))
      on conflict (part, entity) do update set made_from = excluded.made_from;
  end loop;
  perform app.settle_owners();
end $$;
