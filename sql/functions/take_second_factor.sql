-- Takes the second step from somebody who has lost it, and ends their sessions; from an administrator on the server only.
create or replace function app.take_second_factor(p_user uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people := app.other_person(p_user, 'reset_password');
begin
  if app.administers(p_user) then
    raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'on the server only: bin/admin remove-second-step';
  end if;
  perform app.drop_second_factor(v);
end $$;
grant execute on function app.take_second_factor(uuid) to tandem_roles;
