create or replace function app.refuse_key() returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'This is not done with an API key. Sign in yourself.';
end $$;
grant execute on function app.refuse_key() to tandem_roles, tandem_definer;
