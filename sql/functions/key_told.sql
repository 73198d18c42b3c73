-- What an API key is called that made a change, for whoever reads the whole log.
create or replace function app.key_told(p_key uuid) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select name from app.api_keys where id = p_key);
end $$;
grant execute on function app.key_told(uuid) to tandem_roles;
