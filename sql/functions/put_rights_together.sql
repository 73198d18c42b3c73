-- after: gather_rights
create or replace function app.put_rights_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.gather_rights();
  return null;
end $$;
