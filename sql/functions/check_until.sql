-- Refuses an end of a role that is none: past, too far, or of the role that somebody has anyway.
-- after: lasting_role_of
create or replace function app.check_until(p_user uuid, p_role text, p_until timestamptz) returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_until is null then return; end if;
  if p_until <= now() then raise 'ROLE' using errcode = '23514', column = 'until', detail = 'choose a moment that is still to come'; end if;
  if p_until > now() + interval '366 days' then
    raise 'ROLE' using errcode = '23514', column = 'until', detail = 'a role for a time lasts a year at most'; end if;
  if not exists (select from public.people where id = p_user and status = 'active' and deleted_at is null) then
    raise 'ROLE' using errcode = '23514', column = 'until', detail = 'only somebody who is active gets a role for a time'; end if;
  if app.lasting_role_of(p_user) is null then
    raise 'ROLE' using errcode = '23514', column = 'until', detail = 'there is no role that could come back'; end if;
  if p_role = app.lasting_role_of(p_user) then
    raise 'ROLE' using errcode = '23514', column = 'role', detail = 'choose another role than the one that comes back'; end if;
end $$;
