-- As with app.change_password, the password's hash shows that the password was asked for.
create or replace function app.remove_passkey(p_current text, p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.passkey where id = p_id and "userId" = app.user_id() returning name into v_name;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'passkey_remove', false, jsonb_build_object('name', v_name), null);
end $$;
grant execute on function app.remove_passkey(text, uuid) to tandem_roles;
