-- Ends a role for a time before its time: the lasting one comes back at once. Without another administrator's agreement, since the end
-- was agreed to with the beginning; but an administrator's, where there is another: nobody rids themselves alone of who has to agree.
-- after: bring_back_role
create or replace function app.end_role(p_user uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.user_roles;
begin
  perform app.in_person(), app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers();
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'nobody changes their own role'; end if;
  select * into v from public.user_roles where user_id = p_user order by created_at desc, id desc limit 1;
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if v.expires_at is null then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This role has no end any more.'; end if;
  if app.administers(p_user) and app.count_admins() >= 2 then raise 'RESOURCE_CONFLICT' using errcode = '40000',
    detail = 'Another administrator has to agree. Give this person the role that comes back, without an end.'; end if;
  perform app.bring_back_role(v, app.user_id(), 'Ended before its time');
end $$;
grant execute on function app.end_role(uuid) to tandem_roles;
