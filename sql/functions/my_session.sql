-- The caller's session, told by its token.
create or replace function app.my_session(p_token text) returns uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_session uuid := (select id from auth.session where token = p_token and "userId" = app.user_id());
begin
  if v_session is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return v_session;
end $$;
