-- Gives a right other scopes, which `p_before` says it had when they were chosen: 'made', or 'proposed' where another administrator agrees first.
-- after: propose_right
create or replace function app.change_right(p_role text, p_entity text, p_verb text, p_before text[], p_scopes text[], p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('rights', 'change'), app.in_person();
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers(), app.refuse_upgrade();
  if not (p_before @> app.scopes_now(p_role, p_entity, p_verb) and p_before <@ app.scopes_now(p_role, p_entity, p_verb)) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This right was changed in the meantime. Look at what it is now, and try again.'; end if;
  return app.propose_right(p_role, p_entity, p_verb, p_scopes, p_reason, null);
end $$;
grant execute on function app.change_right(text, text, text, text[], text[], text) to tandem_roles;
