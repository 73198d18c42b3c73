-- Tabs that were closed without a word are forgotten after a day.
create or replace function app.forget_tabs() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.presence_sessions where last_seen < now() - interval '1 day';
end $$;
grant execute on function app.forget_tabs() to tandem_system;
