-- Each right of the roles of people (on one entity, of one role) as it stands: of what policies judge, the scopes that the live policy
-- was made from (null where it is another than was made) and the columns that are granted; of what functions judge, the scopes that
-- they read. `differs` says where what stands and what is declared part: policy_missing, policy_altered, scopes, columns.
-- after: policy_text, granted_columns
create or replace function app.right_cells(p_entity text, p_role text) returns table (entity text, role text, verb text, scopes text[],
  declared text[], policy name, rows text, checked text, columns name[], masked name[], narrowed boolean, differs text[])
language sql stable set search_path = pg_catalog, pg_temp as $$
  with people as (select name from app.roles where kind <> 'system' and name = coalesce(p_role, name)),
    declared as (select p.entity, p.role, p.verb, array_agg(p.scope order by p.scope) as scopes, bool_and(p.columns is not null) as narrowed
      from app.role_permissions p join people r on r.name = p.role where p.entity = coalesce(p_entity, p.entity) group by 1, 2, 3),
    cells as (select e.entity::text, r.name as role, v.verb, t.oid as relation, p.polname, case when p.oid is not null then app.policy_text(p) end as stands,
        pg_get_expr(p.polqual, t.oid) as rows, pg_get_expr(p.polwithcheck, t.oid) as checked, array(select a.attname from pg_attribute a
          where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
            and case v.verb when 'delete' then a.attname = 'deleted_at' when 'update' then a.attname <> 'deleted_at' else true end
            and has_column_privilege('tandem_' || r.name, t.oid, a.attnum, v.privilege) order by a.attnum) as columns
      from app.entities e join pg_class t on t.oid = format('public.%I', e.entity)::regclass cross join people r
      cross join (values ('read', 'select'), ('create', 'insert'), ('update', 'update'), ('delete', 'update')) v (verb, privilege)
      left join pg_policy p on p.polrelid = t.oid and p.polname = r.name || '_' || v.verb where e.entity = coalesce(p_entity, e.entity::text)),
    both_sides as (select coalesce(d.entity, c.entity) as entity, coalesce(d.role, c.role) as role, coalesce(d.verb, c.verb) as verb, d.scopes as declared,
        d.narrowed, c.relation, c.polname, c.rows, c.checked, c.columns, c.stands, m.made, m.scopes as made_from
      from declared d full join cells c using (entity, role, verb) left join app.made_policies m on m.entity = c.entity and m.policy = c.polname
      where d.entity is not null or c.polname is not null or c.columns <> '{}')
  select b.entity, b.role, b.verb, case when b.relation is null then b.declared when b.polname is null or b.columns = '{}' then '{}'
      when b.stands = b.made then b.made_from end, coalesce(b.declared, '{}'), b.polname, b.rows, b.checked, b.columns,
    case when b.verb = 'read' then array(select a.attname from pg_attribute a where a.attrelid = b.relation and a.attnum > 0 and not a.attisdropped
      and a.attname <> all (b.columns) order by a.attnum) end, coalesce(b.narrowed, false),
    case when b.relation is null then '{}' else array_remove(array[
      case when b.declared is not null and b.polname is null then 'policy_missing' end,
      case when b.polname is not null and b.stands is distinct from b.made then 'policy_altered' end,
      case when b.polname is not null and b.made_from is distinct from b.declared then 'scopes' end,
      case when b.columns <> coalesce(app.granted_columns(b.entity, b.role, b.verb), '{}') then 'columns' end], null) end
    from both_sides b
$$;
grant execute on function app.right_cells(text, text) to tandem_definer;
