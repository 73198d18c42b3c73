-- The acts of an incident together, with one reason in the log: 'halt' halts all agents, 'sign_out' ends all sessions of a person,
-- 'lock' keeps them out (an administrator once another one agrees). Each needs the right that it needs by itself; all are done or none.
create or replace function app.incident(p_user uuid, p_acts text[], p_reason text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_told jsonb := '{}';
begin
  perform app.in_person();
  if 'halt' = any (p_acts) then v_told := jsonb_build_object('halted', app.halt_agents(p_reason) is not null); end if;
  if 'sign_out' = any (p_acts) then v_told := v_told || jsonb_build_object('sessions', app.end_sessions_of(p_user)); end if;
  if 'lock' = any (p_acts) then
    v_told := v_told || jsonb_build_object('locked', coalesce(app.suspend_person(p_user, null) ->> 'outcome', 'done'));
  end if;
  perform app.append('people', coalesce(p_user, app.user_id()), null, 'incident', false, null,
    v_told || jsonb_build_object('acts', p_acts, 'reason', p_reason));
  return v_told;
end $$;
grant execute on function app.incident(uuid, text[], text) to tandem_roles;
