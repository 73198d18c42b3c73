-- Makes the person of an invitation, once, with the address and role that it names; answers where they sign in.
create or replace function app.accept_invitation(p_token_hash bytea, p_name text, p_language text, p_password text) returns jsonb
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
grant execute on function app.accept_invitation(bytea, text, text, text) to tandem_app;
