-- Notes what is to wait for another administrator; the same is noted once.
create or replace function app.propose(p_act text, p_user uuid, p_role text, p_reason text, p_to uuid, p_until timestamptz default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  if exists (select from app.role_proposals where act = p_act and user_id = p_user and role = p_role
    and expires_at is not distinct from p_until and agreed_at is null and declined_at is null) then
    return;
  end if;
  insert into app.role_proposals (act, user_id, role, reason, proposed_by, hand_to, expires_at)
    values (p_act, p_user, p_role, p_reason, app.user_id(), p_to, p_until) returning id into v_id;
  perform app.append('role_proposals', v_id, null, 'propose', false, null, jsonb_build_object('act', p_act, 'user_id', p_user, 'role', p_role)
    || case when p_until is not null then jsonb_build_object('expires_at', p_until) else '{}' end);
end $$;
