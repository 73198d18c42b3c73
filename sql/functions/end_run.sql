-- Ends a run: its own person, or the server.
create or replace function app.end_run(p_run uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.runs set ended_at = now() where id = p_run and ended_at is null and (user_id = app.user_id() or app.role() = 'system');
end $$;
grant execute on function app.end_run(uuid) to tandem_roles;
