-- Measurements are kept per minute for a day, per hour and day for 90 days; errors for 90 days after they came last.
create or replace function app.retire_monitoring() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.request_counts where span = 'minute' and at < now() - interval '1 day';
  delete from app.request_counts where span in ('hour', 'day') and at < now() - interval '91 days';
  delete from app.error_groups where last_at < now() - interval '90 days';
end $$;
grant execute on function app.retire_monitoring() to tandem_system;
