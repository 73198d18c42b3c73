-- A server that takes over a run after a crash gives it a token of its own; only the server may, and only while it runs.
create or replace function app.take_over_run(p_run uuid, p_token_hash bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.runs set token_hash = p_token_hash where id = p_run and ended_at is null and expires_at > now();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.take_over_run(uuid, bytea) to tandem_roles;
