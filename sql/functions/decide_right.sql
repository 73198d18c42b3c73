-- Agrees to a change of a right that another administrator proposed, which is made then, or turns it down; whoever proposed it takes it back.
-- after: make_right, refuse_right
create or replace function app.decide_right(p_change uuid, p_agree boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.right_changes;
begin
  perform app.require('rights', 'change'), app.in_person();
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers(), app.refuse_upgrade();
  select * into v from app.right_changes where id = p_change for update;
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if v.state <> 'proposed' then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This was decided already.'; end if;
  if not p_agree then
    update app.right_changes set state = 'declined', decided_by = app.user_id(), decided_at = clock_timestamp() where id = v.id;
    perform app.append('role_permissions', v.id, null, 'right_decline', false, null, jsonb_build_object('role', v.role,
      'entity', v.entity, 'verb', v.verb, 'scopes', v.after));
    return;
  end if;
  if v.proposed_by = app.user_id() then
    raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'Another administrator has to agree.'; end if;
  if not app.is_admin(v.proposed_by) then raise 'RESOURCE_CONFLICT' using errcode = '40000',
    detail = 'Whoever proposed this is no administrator any more. Propose it yourself.'; end if;
  if v.before <> app.scopes_now(v.role, v.entity, v.verb) then raise 'RESOURCE_CONFLICT' using errcode = '40000',
    detail = 'This right was changed since. Decline the proposal, and propose it again.'; end if;
  perform app.refuse_right(v.role, v.entity, v.verb, v.after);
  perform app.make_right(v);
end $$;
grant execute on function app.decide_right(uuid, boolean) to tandem_roles;
