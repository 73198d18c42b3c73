-- API keys: a program acts as the person who made its key, within the key's scope, and never on how people come in.

-- The door at which its person signs in and whether they had a second step are noted as they were when the key was made: a
-- session that had shown both made it. Only the hash of a token is kept.
create table app.api_keys (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id), token_hash bytea not null unique,
  name text not null check (length(btrim(name)) between 1 and 100), scope text not null check (scope in ('read', 'write')),
  door text not null check (door in ('employee', 'client')), second_factor boolean not null,
  created_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
create index on app.api_keys (user_id);
-- When it was last used stands apart: whoever ends a key, or suspends its person, waits for nothing that the key does.
create table app.api_key_uses (key_id uuid primary key references app.api_keys (id), at timestamptz);
do $$ declare t regclass; begin
  foreach t in array array['app.api_keys', 'app.api_key_uses']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('grant select, insert, update on %s to tandem_definer', t);
  end loop;
end $$;

-- What a key starts runs on after the request; the run stays the key's, and ends with it.
alter table app.runs add column key_id uuid references app.api_keys (id);
create index on app.runs (key_id);

-- Whether a key still opens its person's door, their state and role apart. One that was made without a second step opens
-- nothing once there is one: whoever turns it on keeps out what came in before.
create function app.key_opens(p_key app.api_keys) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p_key.ended_at is null and p_key.expires_at > now() and (p_key.second_factor
    or not exists (select from auth.second_factor f where f."userId" = p_key.user_id and f.confirmed_at is not null))
$$;

-- The door ----------------------------------------------------------------------------------------------------------------

-- The claims say by which key one acts, if by one.
drop function app.take(uuid, text, uuid, uuid, text);
create function app.take(p_user uuid, p_role text, p_team uuid, p_account uuid, p_request_id text, p_key uuid default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claims text := format('%s|%s|%s|%s|%s|%s|%s', p_user, p_role, p_team, p_account, pg_backend_pid(), extract(epoch from now()), p_key);
begin
  perform set_config('app.claims', claims, true), set_config('app.signature', app.sign(claims), true),
          set_config('app.request_id', coalesce(p_request_id, ''), true);
  return 'tandem_' || p_role;
end $$;

-- Takes a proof ("session:…", "key:…", "run:…" or "system:…"), never a user id; writes signed claims that hold for this
-- transaction on this connection; returns the database role that the caller is to take.
create or replace function app.enter(p_proof text, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  means text := split_part(p_proof, ':', 1);
  secret text := substr(p_proof, length(means) + 2);
  proven record;
  who record;
begin
  if means = 'session' then
    select s."userId" as user_id, s."expiresAt" as until, s.door, s.second_factor as open, null::uuid as key_id
      into proven from auth.session s where s.token = secret;
  elsif means = 'key' then return app.enter_by_key(sha256(convert_to(secret, 'UTF8')), p_request_id);
  elsif means = 'run' then
    select r.user_id, r.expires_at as until, null::text as door, r.key_id,
           r.ended_at is null and (r.key_id is null or exists (select from app.api_keys k where k.id = r.key_id and app.key_opens(k))) as open
      into proven from app.runs r where r.token_hash = sha256(convert_to(secret, 'UTF8'));
  elsif means = 'system' and exists (select from vault.system_proofs where hash = sha256(convert_to(secret, 'UTF8'))) then
    return app.take(null, 'system', null, null, p_request_id);
  end if;
  if proven is null then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  if proven.until <= now() then raise 'AUTH_EXPIRED' using errcode = '28000'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = proven.user_id and p.status = 'active' and p.deleted_at is null and proven.open and (means = 'run' or proven.door = p.kind);
  if not found then raise 'AUTH_INVALID' using errcode = '28000'; end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, p_request_id, proven.key_id);
end $$;

-- Enters by a key: with its person's role of today. One that reads makes the transaction read only, which PostgreSQL lets
-- nobody take back within it. The log names the key before the request.
create function app.enter_by_key(p_token_hash bytea, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys; who record;
begin
  select * into v from app.api_keys where token_hash = p_token_hash;
  if v.ended_at is null and v.expires_at <= now() then raise 'AUTH_EXPIRED' using errcode = '28000', detail = 'This API key has expired. Make another.'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = v.user_id and p.status = 'active' and p.deleted_at is null and v.door = p.kind and app.key_opens(v);
  if not found then raise 'AUTH_INVALID' using errcode = '28000', detail = 'This API key opens nothing: it was ended, or there is none like it.'; end if;
  -- Noted once a minute, and never waited for: many requests come at a time.
  update app.api_key_uses set at = now() where key_id = (select u.key_id from app.api_key_uses u
    where u.key_id = v.id and (u.at is null or u.at < now() - interval '1 minute') for update skip locked);
  if v.scope = 'read' then perform set_config('transaction_read_only', 'on', true); end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, concat_ws('/', 'key:' || v.id, p_request_id), v.id);
end $$;

-- The key by which the caller acts, if by one.
create function app.key_id() returns uuid language sql stable return nullif((app.claims())[7], '')::uuid;
create function app.refuse_key() returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'This is not done with an API key. Sign in yourself.';
end $$;
-- True when no key is in play, an error otherwise. What a key must never do asks this: approvals, and all that decides who comes in.
create function app.in_person() returns boolean language sql stable
  return case when app.key_id() is null then true else app.refuse_key() end;

create or replace function app.start_run(p_purpose text, p_token_hash bytea, p_hours int) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  insert into app.runs (user_id, purpose, token_hash, expires_at, key_id)
  values (app.user_id(), p_purpose, p_token_hash, now() + least(p_hours, 24) * interval '1 hour', app.key_id()) returning id into v_id;
  return v_id;
end $$;

-- Of these sessions and keys ("key:…"), those that still open a door, with the role they have now: the server asks for its open streams.
create or replace function app.still_open(p_tokens text[]) returns table (token text, role text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select o.token, r.role from (
      select s.token, s."userId" as user_id, s.door from auth.session s where s.token = any (p_tokens) and s."expiresAt" > now() and s.second_factor
      union all select t.token, k.user_id, k.door from unnest(p_tokens) t (token)
        join app.api_keys k on k.token_hash = sha256(convert_to(substr(t.token, 5), 'UTF8')) and app.key_opens(k) where t.token like 'key:%') o
    join public.people p on p.id = o.user_id and p.kind = o.door
    join lateral (select u.role from public.user_roles u where u.user_id = p.id order by u.created_at desc, u.id desc limit 1) r on true
   where p.status = 'active' and p.deleted_at is null;
end $$;

-- What a key never does ---------------------------------------------------------------------------------------------------

-- Whatever function writes them, now or later: who there is, how they come in and what their role is. (Without claims the
-- owner or the identity login writes.)
create function app.refuse_keys() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(current_setting('app.claims', true), '') <> '' then perform app.in_person(); end if;
  return null;
end $$;
do $$ declare t regclass; begin
  foreach t in array array['auth."user"', 'auth.session', 'auth.account', 'auth.verification', 'auth.second_factor', 'auth.passkey', 'auth.challenge', 'auth.sso_attempt',
    'app.invitations', 'app.password_resets', 'app.sign_in_links', 'app.role_proposals', 'app.preferences', 'public.people', 'public.user_roles']::regclass[] loop
    execute format('create trigger "0_refuse_keys" before insert or update or delete on %s for each statement execute function app.refuse_keys()', t);
  end loop;
end $$;
-- Nor does it read them, where they are no entity.
create policy in_person on app.invitations as restrictive to tandem_roles using ((select app.in_person()));
create policy in_person on app.role_proposals as restrictive to tandem_roles using ((select app.in_person()));

-- Somebody whom the caller may act on in this way: not themself, and there. Never by a key.
create or replace function app.other_person(p_user uuid, p_verb text) returns public.people language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform app.in_person();
  perform app.require('people', p_verb);
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'not for oneself'; end if;
  select * into v from public.people where id = p_user and deleted_at is null;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return v;
end $$;

create or replace function app.log_own_export() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.in_person();
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform app.append('sessions', app.user_id(), app.account_id(), 'export_own_data', false, null, null);
end $$;

-- Keys end for good with their person: whoever comes back makes others.
create function app.end_keys() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.api_keys set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger y_end_keys after update of status, deleted_at, kind on public.people for each row
  when (new.status <> 'active' or new.deleted_at is not null or new.kind <> old.kind) execute function app.end_keys();

-- Making and ending -------------------------------------------------------------------------------------------------------

-- As with app.change_password, the password's hash shows that the password was asked for.
create function app.make_api_key(p_current text, p_token_hash bytea, p_name text, p_scope text, p_days int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys;
begin
  perform app.in_person();
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform 1 from public.people where id = app.user_id() for update;
  if (select count(*) from app.api_keys where user_id = app.user_id() and ended_at is null) >= 20
  then raise 'API_KEYS' using errcode = '23514', column = 'name', detail = 'there are 20 API keys already'; end if;
  insert into app.api_keys (user_id, token_hash, name, scope, door, second_factor, expires_at)
  select p.id, p_token_hash, btrim(p_name), p_scope, p.kind, exists (select from auth.second_factor f where f."userId" = p.id and f.confirmed_at is not null), now() + p_days * interval '1 day'
    from public.people p where p.id = app.user_id() returning * into v;
  insert into app.api_key_uses (key_id) values (v.id);
  perform app.append('sessions', v.user_id, null, 'api_key_make', false, null, jsonb_build_object('key_id', v.id, 'name', v.name, 'scope', v.scope, 'expires_at', v.expires_at));
  return jsonb_build_object('id', v.id, 'expires_at', v.expires_at);
end $$;

create function app.end_api_key(p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys;
begin
  perform app.in_person();
  update app.api_keys set ended_at = now() where id = p_id and user_id = app.user_id() and ended_at is null returning * into v;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', v.user_id, null, 'api_key_end', false, jsonb_build_object('key_id', v.id, 'name', v.name), null);
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
      from auth.account a where a."userId" = app.user_id() and a."providerId" <> 'credential'),
    'api_keys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'scope', k.scope, 'since', k.created_at, 'until', k.expires_at,
        'last_used', u.at, 'state', case when k.expires_at <= now() then 'expired' when app.key_opens(k) then 'open' else 'second_factor' end) order by k.created_at, k.id), '[]')
      from app.api_keys k join app.api_key_uses u on u.key_id = k.id where k.user_id = app.user_id() and k.ended_at is null))
   where app.in_person()
$$;

-- One's own name, and those of one's passkeys -----------------------------------------------------------------------------

create function app.rename_myself(p_name text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if length(btrim(p_name)) not between 1 and 200 then raise 'NAME' using errcode = '23514', column = 'name', detail = 'a name has 1 to 200 characters'; end if;
  update public.people set name = btrim(p_name) where id = app.user_id();
  update auth."user" set name = btrim(p_name), "updatedAt" = now() where id = app.user_id();
end $$;

create function app.rename_passkey(p_id uuid, p_name text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_was text := (select name from auth.passkey where id = p_id and "userId" = app.user_id() for update);
begin
  if length(btrim(p_name)) not between 1 and 100 then raise 'NAME' using errcode = '23514', column = 'name', detail = 'a name has 1 to 100 characters'; end if;
  update auth.passkey set name = btrim(p_name) where id = p_id and "userId" = app.user_id();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'passkey_rename', false, jsonb_build_object('name', v_was), jsonb_build_object('name', btrim(p_name)));
end $$;

insert into app.noticed_events (entity, verb, kind, notification_type, title, own_acts, path) values
  ('sessions', 'api_key_make', 'way_in', 'success', 'API key made', true, '/security'),
  ('sessions', 'api_key_end', 'way_in', 'warning', 'API key ended', true, '/security');

grant execute on function app.key_id(), app.refuse_key(), app.in_person() to tandem_roles, tandem_definer;
grant execute on function app.make_api_key(text, bytea, text, text, int), app.end_api_key(uuid), app.rename_myself(text), app.rename_passkey(uuid, text) to tandem_roles;
grant execute on function app.key_opens(app.api_keys), app.enter_by_key(bytea, text), app.take(uuid, text, uuid, uuid, text, uuid) to tandem_definer;
select app.settle_functions();
