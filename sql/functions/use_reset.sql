-- Sets the password of a reset link, once, and ends all sessions; a second step of sign-in stays. There may be two such links:
-- one's own, and an administrator's. Whoever has used one means to be alone from then on.
create or replace function app.use_reset(p_token_hash bytea, p_password text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.password_resets where token_hash = p_token_hash for update;
  v := app.open_reset(p_token_hash);
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This link can no longer be used. Ask for a new one.'; end if;
  update app.password_resets set used_at = now() where user_id = v.id and used_at is null;
  update auth.account set password = p_password, "updatedAt" = now() where "userId" = v.id and "providerId" = 'credential';
  delete from auth.session where "userId" = v.id;
  perform app.append('sessions', v.id, v.account_id, 'use_reset', false, null, null);
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;
grant execute on function app.use_reset(bytea, text) to tandem_app;
