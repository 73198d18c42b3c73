-- What a row's sources ask of whoever sees it, as a predicate like those of scopes: each living record that its lists name is within what
-- the role reads whole (who reads some columns of a record alone has not the record); a run of an agent is told by who wrote it.
-- Of the one record that it points at (app.record_ends) seeing some columns is enough. Null where the entity has neither.
create or replace function app.by_sources(p_role text, p_entity text) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_judged text; v_ends text;
begin
  -- (A run is not told of what its agent may not read, nor a role of kinds that it may not: that would be refused, and the whole question.)
  select 'case record_entity' || coalesce(string_agg(format(' when %1$L then case when (select not app.by_agent())
      or %1$L = any ((select app.run_entities())::text[]) then exists (select from public.%1$I s where s.id = record_id and s.deleted_at is null
      and (%2$s)) else false end', target, seen), '' order by target) filter (where seen is not null), ' when null then false') || ' else false end' into v_ends
    from (select target, app.within(p_role, target, 'read') as seen from app.record_ends where entity = p_entity) ends having count(*) > 0;
  select string_agg(case when seen is null then format('%I = ''{}''', list)
      -- (Counted, so that one that row security hides is missing as one that the scopes leave out is.)
      else format('(%1$I = ''{}'' or cardinality(%1$I) = (select count(*) from public.%2$I s where s.id = any (%1$I) and s.deleted_at is null and (%3$s)))',
        list, target, seen) end, ' and ' order by list) into v_judged
    from (select list, target, case when not exists (select from app.role_permissions p where p.role = p_role and p.entity = l.target and p.verb = 'read'
        and p.columns is not null) then app.within(p_role, l.target, 'read') end as seen
      from app.reference_lists l where entity = p_entity and judges) sources;
  return nullif(concat_ws(' and ', v_judged, '(' || v_ends || ')', (
    select format('((select not app.by_agent()) or %I = any ((select app.tellers())::uuid[]))', told_by)
    from app.entities where entity = p_entity and told_by is not null)), '');
end $$;
grant execute on function app.by_sources(text, text) to tandem_definer;
