-- The scopes in which the caller reads what can be found: a predicate, its entities, and whether some columns are hidden.
create or replace function app.search_scopes(p_types text[], p_owners boolean,
  p_states boolean) returns table (predicate text, entities text[], narrowed boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case s.predicate when 'true'
    then format('entity = %L', min(e.entity)) else replace(replace(replace(s.predicate, '{user_id}', '$1'), '{team_id}', '$2'), '{account_id}', '$3') end,
         array_agg(e.entity), p.columns is not null
    from app.role_permissions p join app.scopes s using (entity, scope) join app.searchable e using (entity)
   where p.role = app.role() and p.verb = 'read' and s.predicate <> 'false' and (p_types is null or p.entity = any (p_types))
     and (not p_owners or e.owned) and (not p_states or p.columns is null or e.state = any (p.columns))
   -- All rows of an entity stand together in the index; those of an owner, team or account do so over the entities.
   group by s.predicate, p.columns is not null, case when s.predicate = 'true' then e.entity end
$$;
