-- Writes the rights that app.followed declares: of each kind of parent its scopes, as scopes of what belongs to it, by the columns
-- that are copied from it, and for each role those in which it may do the verb to the parent. (Who may change some columns of a
-- record alone has not the record.)
create or replace function app.follow_parents() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.scopes as was (entity, scope, col, "key", extra)
    select distinct on (1, 2) f.entity, format('%s_%s', c.parent, s.scope),
        coalesce((select col from app.copied_columns where entity = f.entity and parent = c.parent and from_col = s.col),
          case s.col when 'id' then 'row_id' end), s.key, concat_ws(' and ', format('entity = %L', c.parent), s.extra)
      from app.followed f join (select distinct entity, parent from app.copied_columns) c using (entity)
      join app.role_permissions p on p.entity = c.parent and p.verb = f.parent_verb and p.role = any (f.roles) and (p.columns is null or p.verb = 'read')
      join app.scopes s on s.entity = c.parent and s.scope = p.scope
    on conflict (entity, scope) do update set col = excluded.col, "key" = excluded.key, extra = excluded.extra
      where (was.col, was."key", was.extra) is distinct from (excluded.col, excluded."key", excluded.extra);
  -- (What is right already stays: rights are put together whenever they change.)
  with parents as (select distinct entity, parent from app.copied_columns),
    wanted as materialized (select distinct p.role, f.entity::text, f.verb, format('%s_%s', c.parent, p.scope) as scope from app.followed f
      join parents c using (entity)
      join app.role_permissions p on p.entity = c.parent and p.verb = f.parent_verb and p.role = any (f.roles) and (p.columns is null or p.verb = 'read')),
    gone as (delete from app.role_permissions p using app.followed f, parents c
      where f.entity = p.entity and f.verb = p.verb and c.entity = p.entity and starts_with(p.scope, c.parent || '_')
        and not exists (select from wanted w where (w.role, w.entity, w.verb, w.scope) = (p.role, p.entity, p.verb, p.scope)))
  insert into app.role_permissions (role, entity, verb, scope) select * from wanted on conflict do nothing;
end $$;
