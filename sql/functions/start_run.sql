-- Starts a run that acts as the caller.
create or replace function app.start_run(p_purpose text, p_token_hash bytea, p_hours int) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  insert into app.runs (user_id, purpose, token_hash, expires_at, key_id)
  values (app.user_id(), p_purpose, p_token_hash, now() + least(p_hours, 24) * interval '1 hour', app.key_id()) returning id into v_id;
  return v_id;
end $$;
grant execute on function app.start_run(text, bytea, integer) to tandem_roles;
