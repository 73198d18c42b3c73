-- Lets what was put off come back, unread.
create or replace function app.wake_notifications() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.notifications set snoozed_until = null, read = false where snoozed_until <= now();
end $$;
grant execute on function app.wake_notifications() to tandem_system;
