-- Notes that this session's browser wants to be told. A browser has one address, and only it knows the keys of it: with
-- them an address moves to whoever signs in there next, with what was on its way to somebody else left behind; without them
-- nobody takes it.
create or replace function app.keep_push_device(p_token text, p_endpoint text, p_p256dh text, p_auth text, p_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_session uuid := app.my_session(p_token); v_id uuid;
begin
  if exists (select from app.push_devices where endpoint = p_endpoint and (p256dh, auth) is distinct from (p_p256dh, p_auth)) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000';
  end if;
  delete from app.push_devices where (endpoint = p_endpoint and user_id <> app.user_id()) or (session_id = v_session and endpoint <> p_endpoint);
  delete from app.push_devices
    where id in (select id from app.push_devices where user_id = app.user_id() and endpoint <> p_endpoint order by since desc offset 19);
  insert into app.push_devices as d (user_id, session_id, endpoint, p256dh, auth, agent)
    values (app.user_id(), v_session, p_endpoint, p_p256dh, p_auth, left(p_agent, 500))
    on conflict (endpoint) do update set session_id = excluded.session_id, agent = excluded.agent where d.user_id = excluded.user_id returning id into v_id;
  if v_id is null then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  return v_id;
end $$;
grant execute on function app.keep_push_device(text, text, text, text, text) to tandem_roles;
