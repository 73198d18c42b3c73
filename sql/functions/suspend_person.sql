-- Keeps somebody out from now on: no session, run or link of theirs opens anything; hands their rows over where it is said
-- to whom. An administrator only once another one agrees: then the answer is that it is proposed.
create or replace function app.suspend_person(p_user uuid, p_to uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  -- In step with grants, so that two admins cannot suspend each other at once.
  perform pg_advisory_xact_lock(7265);
  v := app.other_person(p_user, 'suspend');
  if v.status <> 'active' then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform app.still_administers();
  if p_to is not null then perform app.active_colleague(p_user, p_to); end if;
  if app.is_admin(p_user) and not app.admin_lasts_without(p_user) then
    raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays';
  end if;
  if app.is_admin(p_user) or app.administers(p_user) and app.count_admins() >= 2 then
    perform app.propose('suspend', p_user, 'admin', null, p_to);
    return '{"outcome": "proposed"}';
  end if;
  perform app.keep_out(v);
  return case when p_to is null then '{}' else app.give_all(v, p_to) end;
end $$;
grant execute on function app.suspend_person(uuid, uuid) to tandem_roles;
