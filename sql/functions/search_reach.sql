-- Where the caller finds something (the run of an agent: in the entities of which it may read any record): of each scope the rows
-- of app.search_rows (one of its indexes), what of them is asked for, whether it was said of a record, and whether some columns are
-- hidden. Of what was said, rows of several kinds of records that
-- are judged alike stand together, as do all records of one owner, team or account.
create or replace function app.search_reach(p_types text[], p_owners boolean,
  p_states boolean) returns table (predicate text, asked text, said boolean, narrowed boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with granted as (
    select p.entity, s.predicate, e.said_by is not null as said, p.columns is not null as narrowed,
        substring(s.extra from '^entity = ''(\w+)''$') as parent,
        -- What app.search_rows has no column for is asked of the table itself.
        s."key" not like 'member:%' and case when e.said_by is null
          then s.extra is null and coalesce(s.col in ('id', 'owner_id', 'team_id', 'account_id', 'portal_user_id'), true)
          else s.extra ~ '^entity = ''\w+''$' and coalesce(s.col in ('parent_owner_id', 'parent_team_id'), true) end as copied
      from app.role_permissions p join app.searchable e using (entity) join app.scopes s using (entity, scope)
     where p.role = app.role() and p.verb = 'read' and s.predicate <> 'false' and (not app.by_agent() or p.entity = any (app.run_entities()))
       and (p_types is null or exists (select from unnest(p_types) t where split_part(t, '.', 1) = p.entity))
       and (not p_owners or e.owned) and (not p_states or p.columns is null or e.state = any (p.columns))),
  placed as (
    select entity, said, narrowed, case when copied then parent end as parent, case
        when not copied then format('r.entity = %1$L and r.id in (select t.id from public.%1$I t where %2$s)', entity, app.predicate(g.predicate))
        when g.predicate = 'true' or said and starts_with(g.predicate, 'entity') then format('r.entity = %L', entity)
        when said then replace(replace(regexp_replace(g.predicate, ' and \(entity = ''\w+''\)$', ' and r.parent is not null'),
          'parent_owner', 'r.owner'), 'parent_team', 'r.team')
        else g.predicate || ' and r.parent is null' end as predicate
      from granted g),
  of_parents as (
    select entity, said, narrowed, p.predicate,
        array_agg(distinct parent order by parent) filter (where parent is not null) as parents
      from placed p group by entity, said, narrowed, p.predicate)
  select replace(replace(replace(o.predicate, '{user_id}', '$1'), '{team_id}', '$2'), '{account_id}', '$3'),
      concat(format('r.entity = any (%L)', array_agg(entity order by entity)), ' and r.parent = any (' || quote_literal(parents) || ')'), said, narrowed
    from of_parents o group by o.predicate, parents, said, narrowed
$$;
