-- Invites an address: an admin anybody, a client_admin clients of their own. A newer invitation to the same address ends
-- the older ones within the inviter's reach. To whoever reaches their own account only, an address that somebody outside it
-- has is like any other: there is an invitation, which makes nobody. Such inviters are to see no link where it is mailed, or
-- they would try it.
create or replace function app.invite(p_email text, p_role text, p_team uuid, p_account uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from app.roles where name = p_role); v_scopes jsonb := app.rights('people') -> 'hire'; v_id uuid;
begin
  perform app.in_person();
  perform app.require('people', 'hire');
  if v_kind is null or v_kind = 'system' then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'no such role'; end if;
  if not app.reaches_person(v_scopes, app.account_id(), p_role, p_account) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if v_kind = 'client' and (p_account is null or not exists (select from public.accounts where id = p_account and deleted_at is null)) then
    raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'choose the client they belong to';
  end if;
  if v_kind = 'employee' and p_account is not null then
    raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'staff belong to no client';
  end if;
  if p_team is not null and (v_kind = 'client' or not exists (select from public.teams where id = p_team and deleted_at is null)) then
    raise 'ROLE' using errcode = '23514', column = 'team_id', detail = 'no such team';
  end if;
  if app.known_address(v_scopes, app.account_id(), p_email) then
    raise 'ADDRESS' using errcode = '23514', column = 'email', detail = 'somebody signs in with this address already';
  end if;
  perform app.count_invitation();
  update app.invitations set revoked_at = now() where email = lower(p_email) and accepted_at is null and revoked_at is null
     and app.reaches_person(v_scopes, app.account_id(), role, account_id);
  insert into app.invitations (email, role, team_id, account_id, token_hash, invited_by)
  values (lower(p_email), p_role, p_team, p_account, p_token_hash, app.user_id()) returning id into v_id;
  perform app.append('invitations', v_id, p_account, 'invite', false, null, jsonb_build_object('email', lower(p_email), 'role', p_role));
  return jsonb_build_object('id', v_id, 'kind', v_kind, 'by_mail_only', not v_scopes ? 'all');
end $$;
grant execute on function app.invite(text, text, uuid, uuid, bytea) to tandem_roles;
