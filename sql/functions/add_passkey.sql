-- Notes what a new passkey signed and whose it is. Its challenge, which the identity login made once the password was right,
-- shows that it was asked for, and goes.
create or replace function app.add_passkey(p_challenge text, p_credential text, p_key bytea, p_counter bigint, p_transports text[], p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.challenge where challenge = p_challenge and "userId" = app.user_id() and expires_at > now();
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if (select count(*) from auth.passkey where "userId" = app.user_id()) >= 20 then
    raise 'PASSKEYS' using errcode = '23514', column = 'name', detail = 'there are 20 passkeys already';
  end if;
  insert into auth.passkey ("userId", credential, public_key, counter, transports, name)
    values (app.user_id(), p_credential, p_key, p_counter, p_transports, p_name);
  perform app.append('sessions', app.user_id(), null, 'passkey_add', false, null, jsonb_build_object('name', p_name));
end $$;
grant execute on function app.add_passkey(text, text, bytea, bigint, text[], text) to tandem_roles;
