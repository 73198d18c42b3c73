-- As with app.change_password, the password's hash shows that the password was asked for.
create or replace function app.unlink_sso(p_current text, p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_issuer text;
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.account where id = p_id and "userId" = app.user_id() and "providerId" <> 'credential' returning "providerId" into v_issuer;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'sso_unlink', false, jsonb_build_object('issuer', v_issuer), null);
end $$;
grant execute on function app.unlink_sso(text, uuid) to tandem_roles;
