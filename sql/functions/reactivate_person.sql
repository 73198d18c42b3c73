create or replace function app.reactivate_person(p_user uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform pg_advisory_xact_lock(7265);
  v := app.other_person(p_user, 'suspend');
  perform app.still_administers();
  if v.status <> 'suspended' then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if app.administers(p_user) and app.count_admins() >= 2 then
    perform app.propose('reactivate', p_user, 'admin', null, null);
    return 'proposed';
  end if;
  update public.people set status = 'active' where id = p_user;
  return 'done';
end $$;
grant execute on function app.reactivate_person(uuid) to tandem_roles;
