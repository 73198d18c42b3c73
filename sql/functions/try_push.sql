-- Has something sent to the browser of this session, to see whether it comes.
create or replace function app.try_push(p_token text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.pushes (device_id, expires_at) select id, now() + interval '5 minutes' from app.push_devices
    where session_id = app.my_session(p_token) and user_id = app.user_id()
    on conflict (device_id, notification_id) do update set attempts = 0, next_attempt_at = now(), expires_at = excluded.expires_at;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.try_push(text) to tandem_roles;
