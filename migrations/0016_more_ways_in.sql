-- More ways in: links by mail for clients, passkeys.

-- Begins a session for whoever has shown, by something else than a password, who they are; with a second step of their own
-- where what they have shown counts as one. Like app.open_door: 'open', 'second_factor', or null where this door is not theirs.
create function app.begin_session(p_user uuid, p_door text, p_second boolean, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth.session (token, "userId", "expiresAt", "ipAddress", "userAgent")
  select p_token, p.id, now() + interval '30 days', p_address, left(p_agent, 500)
    from public.people p where p.id = p_user and p.kind = p_door and p.status = 'active' and p.deleted_at is null;
  if not found then return null; end if;
  if not p_second then return app.open_door(p_token, p_door); end if;
  update auth.session set door = p_door, second_factor = true where token = p_token;
  return 'open';
end $$;

-- Links by mail -------------------------------------------------------------------------------------------------------------

-- A wish for a link is noted for whatever address; whether it is a client's is looked at later, by the server that writes
-- the mails, so that no answer and no time tells. Only the hash of a link's token is kept.
create table app.sign_in_links (
  id uuid primary key default app.new_id(), email text not null, asked_at timestamptz not null default now(), taken_at timestamptz,
  user_id uuid references public.people (id), token_hash bytea, expires_at timestamptz, used_at timestamptz
);
create index on app.sign_in_links (email, asked_at);
create index on app.sign_in_links (asked_at) where taken_at is null;
create index on app.sign_in_links (user_id);
create index on app.sign_in_links (token_hash);
alter table app.sign_in_links enable row level security;
alter table app.sign_in_links force row level security;
create policy owner on app.sign_in_links to current_user using (true) with check (true);
create policy definer on app.sign_in_links to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.sign_in_links to tandem_definer;

alter table app.outgoing_mail drop constraint outgoing_mail_purpose_check;
alter table app.outgoing_mail add constraint outgoing_mail_purpose_check check (purpose in ('notifications', 'invitation', 'password', 'sign_in'));

-- Notes the wish, and answers 0; or, for an address with three of them in a quarter of an hour, the seconds to wait.
create function app.ask_sign_in_link(p_email text) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_email text := lower(p_email); v_count int; v_first timestamptz;
begin
  perform pg_advisory_xact_lock(7271, hashtext(v_email));
  select count(*), min(asked_at) into v_count, v_first from app.sign_in_links where email = v_email and asked_at > now() - interval '15 minutes';
  if v_count >= 3 then return greatest(1, ceil(extract(epoch from v_first + interval '15 minutes' - now()))::int); end if;
  insert into app.sign_in_links (email) values (v_email);
  return 0;
end $$;

-- Takes the oldest wish: whom a mail is to be written to, or {} when this is no client's address or the wish is too old.
-- Null when there is none.
create function app.take_sign_in_wish() returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.sign_in_links; v_person public.people;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.sign_in_links where taken_at is null order by asked_at limit 1 for update skip locked;
  if not found then return null; end if;
  delete from app.sign_in_links where asked_at < now() - interval '1 day' and id <> v.id;
  if v.asked_at > now() - interval '15 minutes' then
    select * into v_person from public.people where email = v.email and kind = 'client' and status = 'active' and deleted_at is null;
  end if;
  update app.sign_in_links set taken_at = now(), user_id = v_person.id where id = v.id;
  if v_person.id is null then return '{}'; end if;
  return jsonb_build_object('id', v.id, 'language', v_person.language, 'company', (select name from public.company limit 1));
end $$;

-- Makes the link of a wish that was taken, good for a quarter of an hour, and queues its mail to the address of the wish.
create function app.queue_sign_in_mail(p_id uuid, p_token_hash bytea, p_subject text, p_body text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with made as (update app.sign_in_links set token_hash = p_token_hash, expires_at = now() + interval '15 minutes'
     where id = p_id and user_id is not null and token_hash is null returning id, email, expires_at)
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select 'sign_in:' || id, 'sign_in', email, p_subject, p_body, expires_at from made;
end $$;

-- The client behind such a link, while it can be used: not used, not too old, and the address still theirs.
create function app.open_sign_in_link(p_token_hash bytea) returns public.people language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.sign_in_links l join public.people p on p.id = l.user_id and p.email = l.email
   where l.token_hash = p_token_hash and l.used_at is null and l.expires_at > now() and p.kind = 'client' and p.status = 'active' and p.deleted_at is null
$$;

-- Signs in by such a link, once; the others of the same person end with it. Where a second step is on, it is still to come.
create function app.use_sign_in_link(p_token_hash bytea, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.sign_in_links where token_hash = p_token_hash for update;
  v := app.open_sign_in_link(p_token_hash);
  if v.id is null then return null; end if;
  update app.sign_in_links set used_at = now() where user_id = v.id and used_at is null;
  perform app.append('sessions', v.id, v.account_id, 'use_link', false, null, null);
  return app.begin_session(v.id, 'client', false, p_token, p_address, p_agent);
end $$;

create or replace function app.look_at_link(p_purpose text, p_token_hash bytea) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_invitation app.invitations; v_person public.people;
begin
  if p_purpose = 'invitation' then
    v_invitation := app.open_invitation(p_token_hash);
    if v_invitation.id is null then return null; end if;
    return jsonb_build_object('email', v_invitation.email, 'by', (select name from public.people where id = v_invitation.invited_by));
  end if;
  v_person := case p_purpose when 'sign_in' then app.open_sign_in_link(p_token_hash) else app.open_reset(p_token_hash) end;
  if v_person.id is null then return null; end if;
  return jsonb_build_object('email', v_person.email, 'name', v_person.name);
end $$;

grant execute on function app.ask_sign_in_link(text) to tandem_app;
grant execute on function app.take_sign_in_wish(), app.queue_sign_in_mail(uuid, bytea, text, text) to tandem_system;
grant execute on function app.use_sign_in_link(bytea, text, text, text) to tandem_auth;
grant execute on function app.begin_session(uuid, text, boolean, text, text, text), app.open_sign_in_link(bytea) to tandem_definer;
select app.settle_functions();

-- Passkeys --------------------------------------------------------------------------------------------------------------------

create table auth.passkey (
  id uuid primary key default gen_random_uuid(), "userId" uuid not null references auth."user" (id) on delete cascade,
  credential text not null unique, public_key bytea not null, counter bigint not null, transports text[] not null default '{}',
  name text not null, created_at timestamptz not null default now(), last_used timestamptz
);
create index on auth.passkey ("userId");
-- What a passkey is asked to sign: once, within five minutes; of a person where they add one, else of a door.
create table auth.challenge (
  challenge text primary key, "userId" uuid references auth."user" (id) on delete cascade, door text check (door in ('employee', 'client')),
  expires_at timestamptz not null default now() + interval '5 minutes', check (("userId" is null) <> (door is null))
);
create index on auth.challenge ("userId");
create index on auth.challenge (expires_at);
do $$ declare t regclass; begin
  foreach t in array array['auth.passkey', 'auth.challenge']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('create policy identity on %s to tandem_auth using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %s to tandem_definer', t);
  end loop;
end $$;
-- The identity login judges what was signed; it makes no passkeys.
grant select on auth.passkey to tandem_auth;
grant select, insert, delete on auth.challenge to tandem_auth;

-- Notes what a new passkey signed and whose it is. Its challenge, which the identity login made once the password was right,
-- shows that it was asked for, and goes.
create function app.add_passkey(p_challenge text, p_credential text, p_key bytea, p_counter bigint, p_transports text[], p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.challenge where challenge = p_challenge and "userId" = app.user_id() and expires_at > now();
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if (select count(*) from auth.passkey where "userId" = app.user_id()) >= 20 then raise 'PASSKEYS' using errcode = '23514', column = 'name', detail = 'there are 20 passkeys already'; end if;
  insert into auth.passkey ("userId", credential, public_key, counter, transports, name) values (app.user_id(), p_credential, p_key, p_counter, p_transports, p_name);
  perform app.append('sessions', app.user_id(), null, 'passkey_add', false, null, jsonb_build_object('name', p_name));
end $$;

-- As with app.change_password, the password's hash shows that the password was asked for.
create function app.remove_passkey(p_current text, p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.passkey where id = p_id and "userId" = app.user_id() returning name into v_name;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'passkey_remove', false, jsonb_build_object('name', v_name), null);
end $$;

-- Signs in by a passkey whose signature was right. It was used with a PIN, a finger or a face, and so is a second step, too.
-- Its counter only rises, where it has one: of two that have the same key one is a copy.
create function app.use_passkey(p_id uuid, p_counter bigint, p_door text, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid;
begin
  update auth.passkey set counter = p_counter, last_used = now() where id = p_id and (counter < p_counter or (counter = 0 and p_counter = 0)) returning "userId" into v_user;
  if not found then return null; end if;
  return app.begin_session(v_user, p_door, true, p_token, p_address, p_agent);
end $$;

-- What one may know of one's own way in; this session is told by its token.
create or replace function app.my_account(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor),
    'second_factor', (select jsonb_build_object('since', f.confirmed_at, 'recovery_left', cardinality(f.recovery))
      from auth.second_factor f where f."userId" = app.user_id() and f.confirmed_at is not null),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'since', k.created_at, 'last_used', k.last_used) order by k.created_at), '[]')
      from auth.passkey k where k."userId" = app.user_id()))
$$;

insert into app.notice_kinds (kind, place, security, email) values ('way_in', 9, true, true);
insert into app.noticed_events (entity, verb, kind, notification_type, title, own_acts, path) values
  ('sessions', 'passkey_add', 'way_in', 'success', 'Passkey added', true, '/security'),
  ('sessions', 'passkey_remove', 'way_in', 'warning', 'Passkey removed', true, '/security');

grant execute on function app.add_passkey(text, text, bytea, bigint, text[], text), app.remove_passkey(text, uuid) to tandem_roles;
grant execute on function app.use_passkey(uuid, bigint, text, text, text, text) to tandem_auth;
select app.settle_functions();
