-- An invitation is accepted by the account at the company's provider, too: the attempt carries it, and the person has no password until they choose
-- one by a link.
alter table auth.sso_attempt add invitation bytea, add name text, add language text;

-- As in 0017; whoever was invited is made first, and linked with the account. An account that is somebody's already is no other's.
create or replace function app.use_sso(p_state text, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v auth.sso_attempt; v_user uuid;
begin
  delete from auth.sso_attempt where state = p_state and "userId" is null and subject is not null and expires_at > now() returning * into v;
  if not found then return null; end if;
  if v.invitation is not null then
    perform pg_advisory_xact_lock(7265);
    if v.issuer = 'credential' or exists (select from auth.account where "providerId" = v.issuer and "accountId" = v.subject)
      or not exists (select from app.open_invitation(v.invitation) i join app.roles r on r.name = i.role where i.id is not null and r.kind = 'employee') then return null; end if;
    perform app.accept_invitation(v.invitation, v.name, v.language, null);
    select person_id into v_user from app.invitations where token_hash = v.invitation;
    insert into auth.account ("providerId", "accountId", "userId") values (v.issuer, v.subject, v_user);
    perform app.append('sessions', v_user, null, 'sso_link', false, null, jsonb_build_object('issuer', v.issuer));
  end if;
  update auth.account set "updatedAt" = now() where "providerId" = v.issuer and "accountId" = v.subject returning "userId" into v_user;
  if not found then return null; end if;
  return app.begin_session(v_user, 'employee', false, p_token, p_address, p_agent);
end $$;
grant execute on function app.accept_invitation(bytea, text, text, text) to tandem_definer;

-- As in 0020, and whether there is a password.
create or replace function app.my_account(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('has_password', exists (select from auth.account where "userId" = app.user_id() and password is not null),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor),
    'second_factor', (select jsonb_build_object('since', f.confirmed_at, 'recovery_left', cardinality(f.recovery))
      from auth.second_factor f where f."userId" = app.user_id() and f.confirmed_at is not null),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'since', k.created_at, 'last_used', k.last_used) order by k.created_at), '[]')
      from auth.passkey k where k."userId" = app.user_id()),
    'sso', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'issuer', a."providerId", 'since', a."createdAt") order by a."createdAt"), '[]')
      from auth.account a where a."userId" = app.user_id() and a."providerId" <> 'credential'),
    'api_keys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'scope', k.scope, 'since', k.created_at, 'until', k.expires_at,
        'last_used', u.at, 'state', case when k.expires_at <= now() then 'expired' when app.key_opens(k) then 'open' else 'second_factor' end) order by k.created_at, k.id), '[]')
      from app.api_keys k join app.api_key_uses u on u.key_id = k.id where k.user_id = app.user_id() and k.ended_at is null))
   where app.in_person()
$$;
select app.settle_functions();
