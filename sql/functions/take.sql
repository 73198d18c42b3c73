-- Writes who acts into the transaction, signed (app.caller); answers the database role that they are to take.
create or replace function app.take(p_user uuid, p_role text, p_team uuid, p_account uuid,
  p_request_id text, p_key uuid default null, p_run uuid default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claims text := jsonb_strip_nulls(jsonb_build_object('user', p_user, 'role', p_role, 'team', p_team, 'account', p_account,
  'run', p_run, 'key', p_key, 'request', nullif(p_request_id, ''), 'backend', pg_backend_pid(), 'since', extract(epoch from now())::text));
begin
  perform set_config('app.claims', claims, true), set_config('app.signature', app.sign(claims), true);
  return 'tandem_' || p_role;
end $$;
