-- Notes a change of a right and makes it: 'made', or 'proposed' where it widens the right and another administrator must agree first.
-- after: make_right, refuse_right, widens
create or replace function app.propose_right(p_role text, p_entity text, p_verb text, p_scopes text[], p_reason text, p_back app.right_changes) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app.right_changes; v_before text[] := app.scopes_now(p_role, p_entity, p_verb);
  v_after text[] := array(select distinct s from unnest(p_scopes) s order by s);
begin
  -- (What waits holds no narrowing up: whoever agrees is told that the right was changed since.)
  perform app.refuse_right(p_role, p_entity, p_verb, v_after);
  if v_after = v_before then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'The right stands like this already.'; end if;
  if app.widens(v_before, v_after)
    and exists (select from app.right_changes where role = p_role and entity = p_entity and verb = p_verb and state = 'proposed') then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A change of this right waits already. Decide on that one first.'; end if;
  if app.widens(v_before, v_after) and (select count(*) from app.right_changes where state = 'proposed') >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = '50 changes wait already. Decide on some of them first.'; end if;
  insert into app.right_changes (role, entity, verb, before, after, widens, reason, proposed_by, takes_back)
    values (p_role, p_entity, p_verb, v_before, v_after, app.widens(v_before, v_after), btrim(p_reason), app.user_id(), p_back.id) returning * into v;
  -- (Whoever narrowed a right a moment ago takes that back alone.)
  if v.widens and app.count_admins() >= 2
    and not (p_back.id is not null and p_back.decided_by = app.user_id() and p_back.decided_at > now() - interval '1 hour') then
    perform app.append('role_permissions', v.id, null, 'right_propose', false, null, jsonb_build_object('role', v.role, 'entity', v.entity, 'verb', v.verb,
      'scopes', v.after, 'reason', v.reason));
    return 'proposed';
  end if;
  perform app.make_right(v);
  return 'made';
end $$;
