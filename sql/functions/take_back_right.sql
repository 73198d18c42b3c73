-- Takes a change of a right back, where nothing has moved since: 'made', or 'proposed' where that widens the right
-- again and another administrator agrees first.
-- after: propose_right
create or replace function app.take_back_right(p_change uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.right_changes;
begin
  perform app.require('rights', 'change'), app.in_person();
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers(), app.refuse_upgrade();
  select * into v from app.right_changes where id = p_change for update;
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if v.state <> 'made' or v.after <> app.scopes_now(v.role, v.entity, v.verb) or exists (select from app.right_changes c
    where (c.role, c.entity, c.verb, c.state) = (v.role, v.entity, v.verb, 'made') and c.decided_at > v.decided_at) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This right was changed since, so this change cannot be taken back.'; end if;
  return app.propose_right(v.role, v.entity, v.verb, v.before, v.reason, v);
end $$;
grant execute on function app.take_back_right(uuid) to tandem_roles;
