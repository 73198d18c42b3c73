create or replace function app.refuse_agent(p_detail text) returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = p_detail;
end $$;
grant execute on function app.refuse_agent(text) to tandem_roles, tandem_definer, tandem_auth;
