-- Claims are user | role | team | account | backend | transaction start, and count only with their signature. Asked for
-- several times in a statement, hence everything in one body.
create or replace function app.claims() returns text[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  claims text := current_setting('app.claims', true);
  parts text[] := string_to_array(claims, '|');
  key vault.keys;
begin
  select * into key from vault.keys order by id desc limit 1;
  if coalesce(claims, '') = ''
     or encode(sha256(key.outer_pad || sha256(key.inner_pad || convert_to(claims, 'UTF8'))), 'hex') is distinct from current_setting('app.signature', true)
     or parts[5]::int <> pg_backend_pid() or parts[6] <> extract(epoch from now())::text
  then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  return parts;
end $$;
grant execute on function app.claims() to tandem_roles;
