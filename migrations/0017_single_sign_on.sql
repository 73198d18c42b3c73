-- Single sign-on (OpenID Connect): staff sign in by an account at the company's provider.

-- An account at the company's provider stands in auth.account under its issuer and subject, never under an address.
-- An attempt belongs to one browser (the hash of its cookie), is taken once when the provider sends it back, and holds what
-- was judged of the answer until somebody signs in by it, or links it with themselves.
create table auth.sso_attempt (
  state text primary key, browser bytea not null, nonce text not null, verifier text not null, return_to text,
  "userId" uuid references auth."user" (id) on delete cascade, taken_at timestamptz, issuer text, subject text,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index on auth.sso_attempt ("userId");
create index on auth.sso_attempt (expires_at);
alter table auth.sso_attempt enable row level security;
alter table auth.sso_attempt force row level security;
create policy owner on auth.sso_attempt to current_user using (true) with check (true);
create policy definer on auth.sso_attempt to tandem_definer using (true) with check (true);
create policy identity on auth.sso_attempt to tandem_auth using (true) with check (true);
grant select, insert, update, delete on auth.sso_attempt to tandem_definer, tandem_auth;

-- Signs in whoever has linked the account that an attempt was judged to be; staff only. Where a second step is on, it is still to come.
create function app.use_sso(p_state text, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v auth.sso_attempt; v_user uuid;
begin
  delete from auth.sso_attempt where state = p_state and "userId" is null and subject is not null and expires_at > now() returning * into v;
  if not found then return null; end if;
  update auth.account set "updatedAt" = now() where "providerId" = v.issuer and "accountId" = v.subject returning "userId" into v_user;
  if not found then return null; end if;
  return app.begin_session(v_user, 'employee', false, p_token, p_address, p_agent);
end $$;

-- Links the account that an attempt of the caller's was judged to be with the caller. It began with their password.
create function app.link_sso(p_state text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v auth.sso_attempt;
begin
  delete from auth.sso_attempt where state = p_state and "userId" = app.user_id() and subject is not null and expires_at > now() returning * into v;
  if not found or v.issuer = 'credential' or not exists (select from public.people where id = v."userId" and kind = 'employee') then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if exists (select from auth.account where "providerId" = v.issuer and ("accountId" = v.subject or "userId" = v."userId")) then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  insert into auth.account ("providerId", "accountId", "userId") values (v.issuer, v.subject, v."userId");
  perform app.append('sessions', v."userId", null, 'sso_link', false, null, jsonb_build_object('issuer', v.issuer));
end $$;

-- As with app.change_password, the password's hash shows that the password was asked for.
create function app.unlink_sso(p_current text, p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_issuer text;
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.account where id = p_id and "userId" = app.user_id() and "providerId" <> 'credential' returning "providerId" into v_issuer;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'sso_unlink', false, jsonb_build_object('issuer', v_issuer), null);
end $$;

-- What one may know of one's own way in; this session is told by its token.
create or replace function app.my_account(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor),
    'second_factor', (select jsonb_build_object('since', f.confirmed_at, 'recovery_left', cardinality(f.recovery))
      from auth.second_factor f where f."userId" = app.user_id() and f.confirmed_at is not null),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'since', k.created_at, 'last_used', k.last_used) order by k.created_at), '[]')
      from auth.passkey k where k."userId" = app.user_id()),
    'sso', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'issuer', a."providerId", 'since', a."createdAt") order by a."createdAt"), '[]')
      from auth.account a where a."userId" = app.user_id() and a."providerId" <> 'credential'))
$$;

insert into app.noticed_events (entity, verb, kind, notification_type, title, own_acts, path) values
  ('sessions', 'sso_link', 'way_in', 'success', 'Single sign-on linked', true, '/security'),
  ('sessions', 'sso_unlink', 'way_in', 'warning', 'Single sign-on unlinked', true, '/security');

grant execute on function app.use_sso(text, text, text, text) to tandem_auth;
grant execute on function app.link_sso(text), app.unlink_sso(text, uuid) to tandem_roles;
select app.settle_functions();
