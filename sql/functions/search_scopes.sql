-- The scopes in which the caller reads what can be found: a predicate, its entities, and whether some columns are hidden.
create or replace function app.search_scopes(p_types text[], p_owners boolean,
  p_states boolean) returns table (predicate text, entities text[], narrowed boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case
      when not s.copied then format('r.entity = %1$L and r.id in (select t.id from public.%1$I t where %2$s)', min(s.entity), app.predicate(s.predicate))
      when s.predicate = 'true' then format('r.entity = %L', min(s.entity))
      else replace(replace(replace(s.predicate, '{user_id}', '$1'), '{team_id}', '$2'), '{account_id}', '$3') end,
    array_agg(s.entity), p.columns is not null
    from app.role_permissions p join app.searchable e using (entity)
    -- What app.search_rows has no column for is asked of the table itself.
    join (select *, extra is null and "key" not like 'member:%'
        and coalesce(col in ('id', 'owner_id', 'team_id', 'account_id', 'portal_user_id'), true) as copied from app.scopes) s using (entity, scope)
   where p.role = app.role() and p.verb = 'read' and s.predicate <> 'false' and (p_types is null or p.entity = any (p_types))
     and (not p_owners or e.owned) and (not p_states or p.columns is null or e.state = any (p.columns))
   -- All rows of an entity stand together in the index; those of an owner, team or account do so over the entities.
   group by s.predicate, s.copied, p.columns is not null, case when s.predicate = 'true' or not s.copied then s.entity end
$$;
