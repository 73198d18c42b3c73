-- Runs are kept for 90 days after their end.
create or replace function app.retire_workflows() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.workflow_runs where id in (select id from app.workflow_runs where ended_at < now() - interval '90 days' limit 10000);
end $$;
grant execute on function app.retire_workflows() to tandem_system;
