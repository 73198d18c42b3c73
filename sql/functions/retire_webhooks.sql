-- Deliveries are kept for 30 days. What waits for longer is given up, and told as such for as long.
create or replace function app.retire_webhooks() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.webhook_deliveries where id in (select id from app.webhook_deliveries
    where at < now() - interval '30 days' and (state <> 'waiting' and coalesce(tried_at, at) < now() - interval '30 days') limit 10000);
  update app.webhook_deliveries set state = 'failed', tried_at = now(), error = 'It waited for more than 30 days.' where id in (
    select id from app.webhook_deliveries where at < now() - interval '30 days' and state = 'waiting' limit 10000);
end $$;
grant execute on function app.retire_webhooks() to tandem_system;
