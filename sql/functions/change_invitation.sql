-- Gives an open invitation a new link and seven more days (the old link ends), or, without a hash, takes it back.
create or replace function app.change_invitation(p_id uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
    update app.invitations set token_hash = p_token_hash, invited_by = app.user_id(), invited_at = now(), expires_at = now() + interval '7 days'
      where id = p_id;
  end if;
  perform app.append('invitations', p_id, v.account_id, case when p_token_hash is null
    then 'revoke' else 'renew' end, false, null, jsonb_build_object('email', v.email));
  return jsonb_build_object('id', p_id, 'kind', (select kind from app.roles where name = v.role), 'by_mail_only', not v_scopes ? 'all');
end $$;
grant execute on function app.change_invitation(uuid, bytea) to tandem_roles;
