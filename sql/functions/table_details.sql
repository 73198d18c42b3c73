-- A table as it stands: its columns with the roles that read others of it but not these, its policies, indexes and triggers, for
-- whoever opens the page of rights. Predicates are cut after 4,000 characters.
create or replace function app.table_details(p_name text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v pg_class; v_schema name;
begin
  perform app.require('/rbac', 'read');
  select n.nspname into v_schema from pg_namespace n where n.nspname in ('public', 'app', 'auth', 'vault') and p_name like n.nspname || '.%';
  select c.* into v from pg_class c where c.relnamespace::regnamespace::text = v_schema and c.relkind in ('r', 'p')
    and c.relname = substr(p_name, length(v_schema) + 2);
  if v.oid is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return jsonb_build_object('name', p_name, 'entity', (select e.entity from app.entities e where v_schema = 'public' and e.entity = v.relname),
    'enabled', v.relrowsecurity, 'forced', v.relforcerowsecurity,
    'columns', (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
        'default', left(pg_get_expr(d.adbin, d.adrelid), 300), 'hidden_from', array(select r.name from app.roles r where r.kind <> 'system'
          and has_any_column_privilege('tandem_' || r.name, v.oid, 'select') and not has_column_privilege('tandem_' || r.name, v.oid, a.attnum, 'select')
          order by r.name)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = v.oid and a.attnum > 0 and not a.attisdropped),
    'policies', (select coalesce(jsonb_agg(jsonb_build_object('name', p.policyname, 'permissive', p.permissive = 'PERMISSIVE', 'command', lower(p.cmd),
        'roles', p.roles, 'using', left(p.qual, 4000), 'check', left(p.with_check, 4000)) order by p.permissive, p.policyname), '[]')
      from pg_policies p where p.schemaname = v_schema and p.tablename = v.relname),
    'indexes', (select coalesce(jsonb_agg(jsonb_build_object('name', i.indexname, 'definition', left(i.indexdef, 1000)) order by i.indexname), '[]')
      from pg_indexes i where i.schemaname = v_schema and i.tablename = v.relname),
    'triggers', (select coalesce(jsonb_agg(t.tgname order by t.tgname), '[]') from pg_trigger t where t.tgrelid = v.oid and not t.tgisinternal));
end $$;
grant execute on function app.table_details(text) to tandem_roles;
