-- Signs in whoever has linked the account that an attempt was judged to be; staff only. Where a second step is on, it is still
-- to come. Whoever was invited is made first, and linked with the account. An account that is somebody's already is no other's.
create or replace function app.use_sso(p_state text, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v auth.sso_attempt; v_user uuid;
begin
  delete from auth.sso_attempt where state = p_state and "userId" is null and subject is not null and expires_at > now() returning * into v;
  if not found then return null; end if;
  if v.invitation is not null then
    perform pg_advisory_xact_lock(7265);
    if v.issuer = 'credential' or exists (select from auth.account where "providerId" = v.issuer and "accountId" = v.subject)
      or not exists (select from app.open_invitation(v.invitation) i join app.roles r on r.name = i.role where i.id is not null and r.kind = 'employee') then
      return null;
    end if;
    perform app.accept_invitation(v.invitation, v.name, v.language, null);
    select person_id into v_user from app.invitations where token_hash = v.invitation;
    insert into auth.account ("providerId", "accountId", "userId") values (v.issuer, v.subject, v_user);
    perform app.append('sessions', v_user, null, 'sso_link', false, null, jsonb_build_object('issuer', v.issuer));
  end if;
  update auth.account set "updatedAt" = now() where "providerId" = v.issuer and "accountId" = v.subject returning "userId" into v_user;
  if not found then return null; end if;
  return app.begin_session(v_user, 'employee', false, p_token, p_address, p_agent);
end $$;
grant execute on function app.use_sso(text, text, text, text) to tandem_auth;
