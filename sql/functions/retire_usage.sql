create or replace function app.retire_usage() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.usage_events where at < now() - interval '400 days';
end $$;
grant execute on function app.retire_usage() to tandem_system;
