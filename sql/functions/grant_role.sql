-- Gives a role: 'granted', or 'proposed' where another admin must agree first. Nobody changes their own; the last admin stays.
-- `p_until`: until when, for a role for a time; the lasting one comes back by itself then (app.end_roles).
-- after: check_until, lasting_role_of
create or replace function app.grant_role(p_user uuid, p_role text, p_reason text, p_until timestamptz default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from public.people where id = p_user and deleted_at is null);
  v_active boolean := (select status = 'active' from public.people where id = p_user);
begin
  perform app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers();
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'nobody changes their own role'; end if;
  if v_kind is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not exists (select from app.roles where name = p_role and kind = v_kind) then
    raise 'ROLE' using errcode = '23514', column = 'role', detail = 'not a role of that kind of person';
  end if;
  perform app.check_until(p_user, p_role, p_until);
  if app.is_admin(p_user) and (p_role <> 'admin' or p_until is not null) and not app.admin_lasts_without(p_user) then
    raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays';
  end if;
  -- (Whoever is suspended is no administrator who could be missed, and gets no role for a time, after which they were one again.)
  if (p_role = 'admin' or v_active and app.administers(p_user)) and app.count_admins() >= 2 then
    perform app.propose('role', p_user, p_role, p_reason, null, p_until);
    return 'proposed';
  end if;
  insert into public.user_roles (user_id, role, granted_by, reason, created_at, expires_at, former) values (p_user, p_role, app.user_id(),
    p_reason, clock_timestamp(), p_until, case when p_until is not null then app.lasting_role_of(p_user) end);
  return 'granted';
end $$;
grant execute on function app.grant_role(uuid, text, text, timestamptz) to tandem_roles;
