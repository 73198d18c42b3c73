-- Opens the conversations whose sleep is over.
create or replace function app.wake_conversations() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.conversations set status = 'open', snoozed_until = null where status = 'snoozed' and snoozed_until <= now();
end $$;
grant execute on function app.wake_conversations() to tandem_system;
