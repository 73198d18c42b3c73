-- Sets the caller's password and ends their other sessions. The hash of the present password, which nobody within the door
-- can read, shows that the server has checked it, and lets two changes at a time not undo each other.
create or replace function app.change_password(p_current text, p_new text, p_but text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.account set password = p_new, "updatedAt" = now() where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.session where "userId" = app.user_id() and token <> p_but;
  update app.password_resets set used_at = now() where user_id = app.user_id() and used_at is null;
  perform app.append('sessions', app.user_id(), null, 'change_password', false, null, null);
end $$;
grant execute on function app.change_password(text, text, text) to tandem_roles;
