-- Inviting tells a client's administrator nothing of people outside their account, and has a limit for each person and day.

-- When each person invited or gave an invitation a new link, for a day.
create table app.invitations_made (user_id uuid not null references public.people (id), at timestamptz not null default now());
create index on app.invitations_made (user_id, at);
alter table app.invitations_made enable row level security;
alter table app.invitations_made force row level security;
create policy owner on app.invitations_made to current_user using (true) with check (true);
create policy definer on app.invitations_made to tandem_definer using (true) with check (true);
grant select, insert, delete on app.invitations_made to tandem_definer;

-- Counts one more invitation of the caller's, or refuses it with the seconds to wait: 20 within a day, 200 for whoever may
-- invite anybody. One at a time, so that those that come at once are counted.
create function app.count_invitation() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_all boolean := app.rights('people') -> 'hire' ? 'all'; v_made int; v_first timestamptz;
begin
  perform pg_advisory_xact_lock(7281, hashtext(app.user_id()::text));
  delete from app.invitations_made where user_id = app.user_id() and at <= now() - interval '1 day';
  select count(*), min(at) into v_made, v_first from app.invitations_made where user_id = app.user_id();
  if v_made >= (case when v_all then 200 else 20 end) then
    raise 'RATE_LIMIT_EXCEEDED' using hint = greatest(1, ceil(extract(epoch from v_first + interval '1 day' - now())))::int,
      detail = case when v_all then 'You may make 200 invitations a day. Try again tomorrow.'
        else 'You may make 20 invitations a day. Try again tomorrow, or ask an administrator.' end;
  end if;
  insert into app.invitations_made (user_id) values (app.user_id());
end $$;

-- Does somebody sign in with this address of whom this inviter may know?
create function app.known_address(p_scopes jsonb, p_own_account uuid, p_email text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people where email = lower(p_email) and (p_scopes ? 'all' or account_id = p_own_account))
$$;

-- As in 0008. To whoever reaches their own account only, an address that somebody outside it has is like any other: there
-- is an invitation, which makes nobody. Such inviters are to see no link where it is mailed, or they would try it.
create or replace function app.invite(p_email text, p_role text, p_team uuid, p_account uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from app.roles where name = p_role); v_scopes jsonb := app.rights('people') -> 'hire'; v_id uuid;
begin
  perform app.in_person();
  perform app.require('people', 'hire');
  if v_kind is null or v_kind = 'system' then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'no such role'; end if;
  if not app.reaches_person(v_scopes, app.account_id(), p_role, p_account) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if v_kind = 'client' and (p_account is null or not exists (select from public.accounts where id = p_account and deleted_at is null)) then raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'choose the client they belong to'; end if;
  if v_kind = 'employee' and p_account is not null then raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'staff belong to no client'; end if;
  if p_team is not null and (v_kind = 'client' or not exists (select from public.teams where id = p_team and deleted_at is null)) then raise 'ROLE' using errcode = '23514', column = 'team_id', detail = 'no such team'; end if;
  if app.known_address(v_scopes, app.account_id(), p_email) then raise 'ADDRESS' using errcode = '23514', column = 'email', detail = 'somebody signs in with this address already'; end if;
  perform app.count_invitation();
  update app.invitations set revoked_at = now() where email = lower(p_email) and accepted_at is null and revoked_at is null
     and app.reaches_person(v_scopes, app.account_id(), role, account_id);
  insert into app.invitations (email, role, team_id, account_id, token_hash, invited_by)
  values (lower(p_email), p_role, p_team, p_account, p_token_hash, app.user_id()) returning id into v_id;
  perform app.append('invitations', v_id, p_account, 'invite', false, null, jsonb_build_object('email', lower(p_email), 'role', p_role));
  return jsonb_build_object('id', v_id, 'kind', v_kind, 'by_mail_only', not v_scopes ? 'all');
end $$;

-- Gives an open invitation a new link and seven more days (the old link ends), or, without a hash, takes it back.
create or replace function app.change_invitation(p_id uuid, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.invitations; v_scopes jsonb := app.rights('people') -> 'hire';
begin
  perform app.in_person();
  perform app.require('people', 'hire');
  select * into v from app.invitations where id = p_id and accepted_at is null and revoked_at is null
     and app.reaches_person(v_scopes, app.account_id(), role, account_id) for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if p_token_hash is null then update app.invitations set revoked_at = now() where id = p_id;
  else
    perform app.count_invitation();
    update app.invitations set token_hash = p_token_hash, invited_by = app.user_id(), invited_at = now(), expires_at = now() + interval '7 days' where id = p_id;
  end if;
  perform app.append('invitations', p_id, v.account_id, case when p_token_hash is null then 'revoke' else 'renew' end, false, null, jsonb_build_object('email', v.email));
  return jsonb_build_object('id', p_id, 'kind', (select kind from app.roles where name = v.role), 'by_mail_only', not v_scopes ? 'all');
end $$;

-- The invitation behind a link, while it stands: not used, not revoked, not too old, and by somebody who could still invite so.
create function app.standing_invitation(p_token_hash bytea) returns app.invitations language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from app.invitations i join public.people b on b.id = i.invited_by and b.status = 'active' and b.deleted_at is null
    join app.role_rights r on r.role = app.current_role_of(b.id) and r.entity = 'people'
   where i.token_hash = p_token_hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
     and app.reaches_person(r.rights -> 'hire', b.account_id, i.role, i.account_id)
     and (i.account_id is null or exists (select from public.accounts a where a.id = i.account_id and a.deleted_at is null))
     -- Whoever may know of the person of an address is told that the link is over.
     and not app.known_address(r.rights -> 'hire', b.account_id, i.email)
$$;
-- The same, while it can be used: nobody signs in with its address.
create or replace function app.open_invitation(p_token_hash bytea) returns app.invitations language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from app.standing_invitation(p_token_hash) i where i.id is not null and not exists (select from public.people p where p.email = i.email)
$$;

create or replace function app.look_at_link(p_purpose text, p_token_hash bytea) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_invitation app.invitations; v_person public.people;
begin
  if p_purpose = 'invitation' then
    v_invitation := app.standing_invitation(p_token_hash);
    if v_invitation.id is null then return null; end if;
    return jsonb_build_object('email', v_invitation.email, 'by', (select name from public.people where id = v_invitation.invited_by));
  end if;
  v_person := case p_purpose when 'sign_in' then app.open_sign_in_link(p_token_hash) else app.open_reset(p_token_hash) end;
  if v_person.id is null then return null; end if;
  return jsonb_build_object('email', v_person.email, 'name', v_person.name);
end $$;

-- A link that the caller has just made, to whom it is for: the address is the link's, not the caller's to choose. Of one
-- that makes nobody nothing is sent, and nothing is said.
create or replace function app.queue_link_mail(p_purpose text, p_token_hash bytea, p_subject text, p_body text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_purpose = 'invitation' and exists (select from app.invitations i join public.people p on p.email = i.email where i.token_hash = p_token_hash and i.invited_by = app.user_id()) then return; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select p_purpose || ':' || encode(p_token_hash, 'hex'), p_purpose, l.email, p_subject, p_body, l.expires_at from (
    select 'invitation' as purpose, email, expires_at from app.invitations where token_hash = p_token_hash and invited_by = app.user_id() and accepted_at is null and revoked_at is null
    union all select 'password', p.email, r.expires_at from app.password_resets r join public.people p on p.id = r.user_id where r.token_hash = p_token_hash and r.made_by = app.user_id() and r.used_at is null) l
   where l.purpose = p_purpose
  on conflict do nothing;
  if not found and not exists (select from app.outgoing_mail where dedupe_key = p_purpose || ':' || encode(p_token_hash, 'hex')) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;

grant execute on function app.count_invitation(), app.known_address(jsonb, uuid, text), app.standing_invitation(bytea) to tandem_definer;
select app.settle_functions();
