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
