-- Every table with its entity, if it has one, and how many columns and policies it has, for whoever opens the page of rights.
create or replace function app.table_list() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/rbac', 'read');
  return (select jsonb_agg(t order by t.name) from (
    select format('%s.%s', n.nspname, c.relname) as name, e.entity, (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
        (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join app.entities e on n.nspname = 'public' and e.entity = c.relname
     where n.nspname in ('public', 'app', 'auth', 'vault') and c.relkind in ('r', 'p')) t);
end $$;
grant execute on function app.table_list() to tandem_roles;
