-- What each role may do, as a hint for buttons and lists: from what it is granted, but for making records in a scope that
-- nobody is in yet.
-- after: gathered_rights
create or replace function app.gather_rights() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.role_rights;
  insert into app.role_rights select * from app.gathered_rights();
end $$;
grant execute on function app.gather_rights() to tandem_definer;
