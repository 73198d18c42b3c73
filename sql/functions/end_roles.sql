-- Ends the roles for a time whose time is over: the lasting one comes back. The last administrator stays one, whatever the time.
-- after: bring_back_role, count_admins
create or replace function app.end_roles() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.user_roles; v_ended int := 0;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(7265);
  for v in select r.* from public.user_roles r join public.people p on p.id = r.user_id and p.deleted_at is null
      where r.expires_at <= now() and not exists (select from public.user_roles n
      where n.user_id = r.user_id and (n.created_at, n.id) > (r.created_at, r.id)) order by r.expires_at, r.id limit 200 loop
    continue when app.is_admin(v.user_id) and v.former <> 'admin' and app.count_admins() < 2;
    -- (One that fails leaves the others their end.)
    begin
      perform app.bring_back_role(v, null, 'Its time is over');
      v_ended := v_ended + 1;
    exception when others then raise warning 'The role % of % cannot end: %', v.role, v.user_id, sqlerrm;
    end;
  end loop;
  return v_ended;
end $$;
grant execute on function app.end_roles() to tandem_system;
