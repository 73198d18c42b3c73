-- Ends one of the caller's sessions, or all but this one; answers how many.
create or replace function app.end_my_sessions(p_id uuid, p_but text) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ended int;
begin
  if app.user_id() is null or (p_id is null and p_but is null) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  delete from auth.session where "userId" = app.user_id() and (p_id is null or id = p_id) and token is distinct from p_but;
  get diagnostics v_ended = row_count;
  if p_id is not null and v_ended = 0 then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if v_ended > 0 then perform app.append('sessions', app.user_id(), null, 'end', false, jsonb_build_object('sessions', v_ended), null); end if;
  return v_ended;
end $$;
grant execute on function app.end_my_sessions(uuid, text) to tandem_roles;
