create or replace function app.refuse_identity() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  raise 'AUTH_INVALID' using errcode = '28000';
end $$;
grant execute on function app.refuse_identity() to tandem_roles, tandem_definer;
