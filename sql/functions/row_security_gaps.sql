-- Where tables or functions are open wider than all of them are to be; nothing where row security covers everything. For whoever
-- reads the whole log.
create or replace function app.row_security_gaps() returns table (subject text, gap text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query with tables as (select c.*, n.nspname as room, format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'app', 'auth', 'vault') and c.relkind in ('r', 'p')),
    functions as (select p.*, format('%s.%s', n.nspname, p.proname) as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'app') and p.prosqlbody is null
        and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e'))
  select t.name, 'row security is off' from tables t where not t.relrowsecurity
  union all select t.name, 'row security does not bind its owner' from tables t where t.relrowsecurity and not t.relforcerowsecurity
  union all select t.name, 'nothing asks for proven claims' from tables t where t.room = 'public' and not exists (select from pg_policy p
    where p.polrelid = t.oid and not p.polpermissive and p.polcmd = '*' and pg_get_expr(p.polqual, p.polrelid) ~ 'app\.verified\(\)')
  union all select t.name, 'everybody may ' || lower(g.privilege_type) from tables t, aclexplode(t.relacl) g where g.grantee = 0
  union all select f.name, 'everybody may execute it' from functions f
    where f.proacl is null or exists (select from aclexplode(f.proacl) g where g.grantee = 0)
  union all select f.name, 'does not say where it looks for names' from functions f
    where f.prosecdef and not coalesce(f.proconfig::text, '') ~ 'search_path=pg_catalog, pg_temp'
  union all select f.name, 'has the rights of a role that it should not have' from functions f
    -- (One makes policies, as their tables' owner does.)
    where f.prosecdef and f.proowner <> case when f.proname = 'remake_policies' then (select c.relowner from pg_class c where c.oid = 'public.people'::regclass)
      else 'tandem_definer'::regrole end order by 1, 2;
end $$;
grant execute on function app.row_security_gaps() to tandem_roles;
