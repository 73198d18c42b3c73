-- That somebody took all that is their own with them stands in the log, as with any export.
create or replace function app.log_own_export() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.in_person();
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform app.append('sessions', app.user_id(), app.account_id(), 'export_own_data', false, null, null);
end $$;
grant execute on function app.log_own_export() to tandem_roles;
