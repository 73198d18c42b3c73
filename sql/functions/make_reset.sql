-- Makes a link with which somebody chooses a new password; the one before it ends. Not for administrators: whoever could,
-- would be them. Theirs are made on the server.
create or replace function app.make_reset(p_user uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people := app.other_person(p_user, 'reset_password');
begin
  if app.administers(p_user) then
    raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'an administrator gets a new password on the server only: bin/admin reset-password';
  end if;
  if v.status <> 'active' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'this person is suspended'; end if;
  return app.write_reset(v, app.user_id(), p_token_hash);
end $$;
grant execute on function app.make_reset(uuid, bytea) to tandem_roles;
