create or replace function app.take(p_user uuid, p_role text, p_team uuid, p_account uuid,
  p_request_id text, p_key uuid default null, p_run uuid default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claims text := format('%s|%s|%s|%s|%s|%s|%s|%s', p_user, p_role, p_team, p_account, pg_backend_pid(), extract(epoch from now()), p_key, p_run);
begin
  perform set_config('app.claims', claims, true), set_config('app.signature', app.sign(claims), true),
          set_config('app.request_id', coalesce(p_request_id, ''), true);
  return 'tandem_' || p_role;
end $$;
