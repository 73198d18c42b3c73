-- How people come, are kept out and come back: invitations, sessions, passwords, suspension, the second step of sign-in.

-- Invitations ------------------------------------------------------------------------------------------------------------

-- One use, seven days, one address. Only the hash of a link's token is kept.
create table app.invitations (
  id uuid primary key default app.new_id(), email text not null, role text not null, team_id uuid references public.teams (id),
  account_id uuid references public.accounts (id), token_hash bytea not null,
  invited_by uuid not null references public.people (id), invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz, person_id uuid references public.people (id), revoked_at timestamptz
);
create index on app.invitations (token_hash);
create index on app.invitations (email);
create index on app.invitations (team_id);
create index on app.invitations (account_id);
create index on app.invitations (invited_by);
create index on app.invitations (person_id);

-- Does this role, with this client, reach so far in a verb on people? "account" means clients of one's own, never their administrators.
create function app.reaches_person(p_scopes jsonb, p_own_account uuid, p_role text, p_account uuid) returns boolean language sql immutable
  return coalesce(p_scopes ? 'all' or (p_scopes ? 'account' and p_role = 'client' and p_account = p_own_account), false);

alter table app.invitations enable row level security;
alter table app.invitations force row level security;
create policy owner on app.invitations to current_user using (true) with check (true);
create policy definer on app.invitations to tandem_definer using (true) with check (true);
create policy inviters on app.invitations for select to tandem_roles using ((select app.verified())
  and app.reaches_person((select app.rights('people') -> 'hire'), (select app.account_id()), role, account_id));
grant select (id, email, role, team_id, account_id, invited_by, invited_at, expires_at, accepted_at, revoked_at) on app.invitations to tandem_roles;
grant select, insert, update on app.invitations to tandem_definer;

-- Who comes by invitation chooses their own first password, so nobody is made with one that somebody else knows.
drop function app.create_person(text, text, text, uuid, uuid, text, text);
drop function app.write_person(text, text, text, text, uuid, uuid, text, text, text, text);
create function app.write_person(p_name text, p_email text, p_kind text, p_role text, p_team uuid, p_account uuid, p_title text, p_language text, p_password text, p_reason text, p_by uuid default app.actor_id())
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid := app.new_id();
begin
  insert into public.people (id, name, email, kind, team_id, account_id, title, language, created_by)
  values (v_id, p_name, lower(p_email), p_kind, p_team, p_account, p_title, coalesce(p_language, 'en'), p_by);
  insert into public.user_roles (user_id, role, granted_by, reason) values (v_id, p_role, p_by, p_reason);
  insert into auth."user" (id, name, email, "emailVerified") values (v_id, p_name, lower(p_email), true);
  insert into auth.account ("accountId", "providerId", "userId", password) values (v_id::text, 'credential', v_id, p_password);
  return v_id;
end $$;

-- Invites an address: an admin anybody, a client_admin clients of their own. A newer invitation to the same address ends the older ones within the inviter's reach.
create function app.invite(p_email text, p_role text, p_team uuid, p_account uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from app.roles where name = p_role); v_scopes jsonb := app.rights('people') -> 'hire'; v_id uuid;
begin
  perform app.require('people', 'hire');
  if v_kind is null or v_kind = 'system' then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'no such role'; end if;
  if not app.reaches_person(v_scopes, app.account_id(), p_role, p_account) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if v_kind = 'client' and (p_account is null or not exists (select from public.accounts where id = p_account and deleted_at is null)) then raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'choose the client they belong to'; end if;
  if v_kind = 'employee' and p_account is not null then raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'staff belong to no client'; end if;
  if p_team is not null and (v_kind = 'client' or not exists (select from public.teams where id = p_team and deleted_at is null)) then raise 'ROLE' using errcode = '23514', column = 'team_id', detail = 'no such team'; end if;
  if exists (select from public.people where email = lower(p_email)) then raise 'ADDRESS' using errcode = '23514', column = 'email', detail = 'somebody signs in with this address already'; end if;
  update app.invitations set revoked_at = now() where email = lower(p_email) and accepted_at is null and revoked_at is null
     and app.reaches_person(v_scopes, app.account_id(), role, account_id);
  insert into app.invitations (email, role, team_id, account_id, token_hash, invited_by)
  values (lower(p_email), p_role, p_team, p_account, p_token_hash, app.user_id()) returning id into v_id;
  perform app.append('invitations', v_id, p_account, 'invite', false, null, jsonb_build_object('email', lower(p_email), 'role', p_role));
  return jsonb_build_object('id', v_id, 'kind', v_kind);
end $$;

-- Gives an open invitation a new link and seven more days (the old link ends), or, without a hash, takes it back.
create function app.change_invitation(p_id uuid, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.invitations;
begin
  perform app.require('people', 'hire');
  select * into v from app.invitations where id = p_id and accepted_at is null and revoked_at is null
     and app.reaches_person(app.rights('people') -> 'hire', app.account_id(), role, account_id) for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if p_token_hash is null then update app.invitations set revoked_at = now() where id = p_id;
  else update app.invitations set token_hash = p_token_hash, invited_by = app.user_id(), invited_at = now(), expires_at = now() + interval '7 days' where id = p_id;
  end if;
  perform app.append('invitations', p_id, v.account_id, case when p_token_hash is null then 'revoke' else 'renew' end, false, null, jsonb_build_object('email', v.email));
  return jsonb_build_object('id', p_id, 'kind', (select kind from app.roles where name = v.role));
end $$;

-- The invitation behind a link, while it can be used: not used, not revoked, not too old, and by somebody who could still invite so.
create function app.open_invitation(p_token_hash bytea) returns app.invitations language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from app.invitations i join public.people b on b.id = i.invited_by and b.status = 'active' and b.deleted_at is null
    join app.role_rights r on r.role = app.current_role_of(b.id) and r.entity = 'people'
   where i.token_hash = p_token_hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
     and app.reaches_person(r.rights -> 'hire', b.account_id, i.role, i.account_id)
     and (i.account_id is null or exists (select from public.accounts a where a.id = i.account_id and a.deleted_at is null))
     and not exists (select from public.people p where p.email = i.email)
$$;

-- Makes the person of an invitation, once, with the address and role that it names; answers where they sign in.
create function app.accept_invitation(p_token_hash bytea, p_name text, p_language text, p_password text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.invitations; v_kind text; v_person uuid; v_waits boolean;
begin
  perform pg_advisory_xact_lock(7265);
  v := app.open_invitation(p_token_hash);
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This link can no longer be used. Ask for a new one.'; end if;
  v_kind := (select kind from app.roles where name = v.role);
  -- A further admin waits for a second one to agree, as with app.grant_role.
  v_waits := v.role = 'admin' and app.count_admins() >= 2;
  v_person := app.write_person(p_name, v.email, v_kind, case when v_waits then 'employee' else v.role end,
    (select id from public.teams where id = v.team_id and deleted_at is null), v.account_id, null, p_language, p_password, 'invited', v.invited_by);
  if v_waits then insert into app.role_proposals (user_id, role, reason, proposed_by) values (v_person, 'admin', 'invited', v.invited_by); end if;
  update app.invitations set accepted_at = now(), person_id = v_person where id = v.id;
  perform app.append('invitations', v.id, v.account_id, 'accept', false, null, jsonb_build_object('email', v.email, 'person_id', v_person));
  return jsonb_build_object('kind', v_kind, 'email', v.email);
end $$;

-- What the page behind a link may show: whom it is for. Null when it can no longer be used.
create function app.look_at_link(p_purpose text, p_token_hash bytea) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app.invitations;
begin
  v := app.open_invitation(p_token_hash);
  if p_purpose <> 'invitation' or v.id is null then return null; end if;
  return jsonb_build_object('email', v.email, 'by', (select name from public.people where id = v.invited_by));
end $$;

grant execute on function app.invite(text, text, uuid, uuid, bytea), app.change_invitation(uuid, bytea) to tandem_roles;
grant execute on function app.reaches_person(jsonb, uuid, text, uuid) to tandem_roles, tandem_definer;
grant execute on function app.accept_invitation(bytea, text, text, text), app.look_at_link(text, bytea) to tandem_app;
grant execute on function app.open_invitation(bytea), app.write_person(text, text, text, text, uuid, uuid, text, text, text, text, uuid) to tandem_definer;
select app.settle_functions();

-- Sessions and passwords -------------------------------------------------------------------------------------------------

insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'people', 'sign_out', 'all'), ('admin', 'people', 'reset_password', 'all'), ('admin', 'people', 'suspend', 'all');

-- What one may know of one's own way in; this session is told by its token.
create function app.my_account(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor))
$$;

-- Ends one of the caller's sessions, or all but this one; answers how many.
create function app.end_my_sessions(p_id uuid, p_but text) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ended int;
begin
  if app.user_id() is null or (p_id is null and p_but is null) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  delete from auth.session where "userId" = app.user_id() and (p_id is null or id = p_id) and token is distinct from p_but;
  get diagnostics v_ended = row_count;
  if p_id is not null and v_ended = 0 then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if v_ended > 0 then perform app.append('sessions', app.user_id(), null, 'end', false, jsonb_build_object('sessions', v_ended), null); end if;
  return v_ended;
end $$;

-- Somebody whom the caller may act on in this way: not themself, and there.
create function app.other_person(p_user uuid, p_verb text) returns public.people language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform app.require('people', p_verb);
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'not for oneself'; end if;
  select * into v from public.people where id = p_user and deleted_at is null;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return v;
end $$;

create function app.end_sessions_of(p_user uuid) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ended int; v public.people := app.other_person(p_user, 'sign_out');
begin
  delete from auth.session where "userId" = p_user;
  get diagnostics v_ended = row_count;
  perform app.append('sessions', p_user, v.account_id, 'end', false, jsonb_build_object('sessions', v_ended), null);
  return v_ended;
end $$;

grant execute on function app.my_account(text), app.end_my_sessions(uuid, text), app.end_sessions_of(uuid) to tandem_roles;
grant execute on function app.other_person(uuid, text) to tandem_definer;
select app.settle_functions();

-- A new password: for whoever knows the present one, and by a link for whoever has forgotten it -------------------------------

create table app.password_resets (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id), token_hash bytea not null,
  -- Nobody: made on the server itself (bin/admin).
  made_by uuid references public.people (id), made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour', used_at timestamptz
);
create index on app.password_resets (user_id);
create index on app.password_resets (made_by);
create index on app.password_resets (token_hash);
alter table app.password_resets enable row level security;
alter table app.password_resets force row level security;
create policy owner on app.password_resets to current_user using (true) with check (true);
create policy definer on app.password_resets to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.password_resets to tandem_definer;

-- Sets the caller's password and ends their other sessions. The hash of the present password, which nobody within the door
-- can read, shows that the server has checked it, and lets two changes at a time not undo each other.
create function app.change_password(p_current text, p_new text, p_but text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.account set password = p_new, "updatedAt" = now() where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.session where "userId" = app.user_id() and token <> p_but;
  update app.password_resets set used_at = now() where user_id = app.user_id() and used_at is null;
  perform app.append('sessions', app.user_id(), null, 'change_password', false, null, null);
end $$;

-- Makes a link with which somebody chooses a new password; the one before it ends. Not for administrators: whoever could,
-- would be them. Theirs are made on the server.
create function app.make_reset(p_user uuid, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people := app.other_person(p_user, 'reset_password');
begin
  if app.current_role_of(p_user) = 'admin' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'an administrator gets a new password on the server only: bin/admin reset-password'; end if;
  if v.status <> 'active' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'this person is suspended'; end if;
  return app.write_reset(v, app.user_id(), p_token_hash);
end $$;
create function app.write_reset(p_person public.people, p_by uuid, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.password_resets where user_id = p_person.id and used_at is null;
  insert into app.password_resets (user_id, token_hash, made_by) values (p_person.id, p_token_hash, p_by);
  perform app.append('sessions', p_person.id, p_person.account_id, 'make_reset', false, null, null);
  return jsonb_build_object('kind', p_person.kind, 'email', p_person.email);
end $$;

-- The person behind a reset link, while it can be used: not used, not too old, and made by somebody who could still make it.
create function app.open_reset(p_token_hash bytea) returns public.people language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.password_resets r join public.people p on p.id = r.user_id and p.status = 'active' and p.deleted_at is null
   where r.token_hash = p_token_hash and r.used_at is null and r.expires_at > now()
     and (r.made_by is null or (app.current_role_of(p.id) <> 'admin' and exists (
       select from public.people b join app.role_rights m on m.role = app.current_role_of(b.id) and m.entity = 'people'
        where b.id = r.made_by and b.status = 'active' and b.deleted_at is null and m.rights -> 'reset_password' ? 'all')))
$$;

-- Sets the password of a reset link, once, and ends all sessions; a second step of sign-in stays.
create function app.use_reset(p_token_hash bytea, p_password text) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.password_resets where token_hash = p_token_hash for update;
  v := app.open_reset(p_token_hash);
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This link can no longer be used. Ask for a new one.'; end if;
  update app.password_resets set used_at = now() where token_hash = p_token_hash;
  update auth.account set password = p_password, "updatedAt" = now() where "userId" = v.id and "providerId" = 'credential';
  delete from auth.session where "userId" = v.id;
  perform app.append('sessions', v.id, v.account_id, 'use_reset', false, null, null);
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;

create or replace function app.look_at_link(p_purpose text, p_token_hash bytea) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_invitation app.invitations; v_person public.people;
begin
  if p_purpose = 'invitation' then
    v_invitation := app.open_invitation(p_token_hash);
    if v_invitation.id is null then return null; end if;
    return jsonb_build_object('email', v_invitation.email, 'by', (select name from public.people where id = v_invitation.invited_by));
  end if;
  v_person := app.open_reset(p_token_hash);
  if v_person.id is null then return null; end if;
  return jsonb_build_object('email', v_person.email, 'name', v_person.name);
end $$;

-- What the caller may do about each person whom they see, so that screens offer no more.
create function app.acts_on_people() returns table (id uuid, acts text[]) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, array_remove(array[
      case when m.may ? 'sign_out' and p.status = 'active' then 'sign_out' end,
      case when m.may ? 'reset_password' and p.status = 'active' and app.current_role_of(p.id) is distinct from 'admin' then 'reset_password' end,
      case when m.may ? 'suspend' and p.status = 'active' then 'suspend' end,
      case when m.may ? 'suspend' and p.status = 'suspended' then 'reactivate' end,
      case when m.may ? 'suspend' and p.status = 'suspended' and p.kind = 'employee' then 'hand_over' end], null)
    from (select app.rights('people') as may) m, public.people p
   where p.deleted_at is null and p.id <> app.user_id() and m.may ?| '{sign_out,reset_password,suspend}'
$$;

grant execute on function app.acts_on_people() to tandem_roles;
grant execute on function app.change_password(text, text, text), app.make_reset(uuid, bytea) to tandem_roles;
grant execute on function app.use_reset(bytea, text) to tandem_app;
grant execute on function app.write_reset(public.people, uuid, bytea), app.open_reset(bytea) to tandem_definer;
select app.settle_functions();

-- Suspending ---------------------------------------------------------------------------------------------------------------

-- The entities whose rows the caller may hand from anybody to anybody.
create function app.handed_over() returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entity from app.role_permissions where role = app.role() and verb = 'assign' and scope = 'all' order by entity
$$;

-- How many rows of each of them somebody owns.
create function app.owned_by(p_user uuid) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_count bigint; v_counts jsonb := '{}'; v public.people := app.other_person(p_user, 'suspend');
begin
  for v_entity in select app.handed_over() loop
    execute format('select count(*) from public.%I where owner_id = $1 and deleted_at is null', v_entity) into v_count using p_user;
    v_counts := v_counts || jsonb_build_object(v_entity, v_count);
  end loop;
  return v_counts;
end $$;

-- Gives all of somebody's rows to an active colleague, each with its entry in the log; answers how many of each.
create function app.hand_over_all(p_from uuid, p_to uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_count bigint; v_counts jsonb := '{}'; v public.people := app.other_person(p_from, 'suspend');
begin
  if p_to = p_from or not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = 'to', detail = 'choose an active colleague'; end if;
  for v_entity in select app.handed_over() loop
    execute format('update public.%I set owner_id = $2 where owner_id = $1 and deleted_at is null', v_entity) using p_from, p_to;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object(v_entity, v_count);
  end loop;
  perform app.append('people', p_from, v.account_id, 'hand_over', false, null, jsonb_build_object('to', p_to));
  return v_counts;
end $$;

-- Keeps somebody out from now on: no session, run or link of theirs opens anything; hands their rows over where it is said to whom.
create function app.suspend_person(p_user uuid, p_to uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people; v_counts jsonb := '{}';
begin
  -- In step with grants, so that two admins cannot suspend each other at once.
  perform pg_advisory_xact_lock(7265);
  v := app.other_person(p_user, 'suspend');
  if v.status <> 'active' then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if app.current_role_of(app.user_id()) is distinct from app.role() or not exists (select from public.people where id = app.user_id() and status = 'active')
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if app.current_role_of(p_user) = 'admin' and app.count_admins() < 2 then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays'; end if;
  update public.people set status = 'suspended' where id = p_user;
  delete from auth.session where "userId" = p_user;
  update app.runs set ended_at = now() where user_id = p_user and ended_at is null;
  delete from app.password_resets where user_id = p_user and used_at is null;
  if p_to is not null then v_counts := app.hand_over_all(p_user, p_to); end if;
  return v_counts;
end $$;

create function app.reactivate_person(p_user uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people := app.other_person(p_user, 'suspend');
begin
  update public.people set status = 'active' where id = p_user and status = 'suspended';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
end $$;

grant execute on function app.owned_by(uuid), app.hand_over_all(uuid, uuid), app.suspend_person(uuid, uuid), app.reactivate_person(uuid) to tandem_roles;
grant execute on function app.handed_over() to tandem_definer;
select app.settle_functions();
