-- Counts one more invitation of the caller's, or refuses it with the seconds to wait: 20 within a day, 200 for whoever may
-- invite anybody. One at a time, so that those that come at once are counted.
create or replace function app.count_invitation() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_all boolean := app.rights('people') -> 'hire' ? 'all'; v_made int; v_first timestamptz;
begin
  perform pg_advisory_xact_lock(7281, hashtext(app.user_id()::text));
  delete from app.invitations_made where user_id = app.user_id() and at <= now() - interval '1 day';
  select count(*), min(at) into v_made, v_first from app.invitations_made where user_id = app.user_id();
  if v_made >= (case when v_all then 200 else 20 end) then
    raise 'RATE_LIMIT_EXCEEDED' using hint = greatest(1, ceil(extract(epoch from v_first + interval '1 day' - now())))::int,
      detail = case when v_all then 'You may make 200 invitations a day. Try again tomorrow.'
        else 'You may make 20 invitations a day. Try again tomorrow, or ask an administrator.' end;
  end if;
  insert into app.invitations_made (user_id) values (app.user_id());
end $$;
