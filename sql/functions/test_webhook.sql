-- Sends an event that says nothing of any record, before all that waits; ten a minute at most.
create or replace function app.test_webhook(p_id uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  perform app.hold('webhooks', p_id, 'update'), app.in_person();
  if not exists (select from app.webhook_ways where webhook_id = p_id) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Make its secret first.'; end if;
  if (select count(*) from app.webhook_deliveries where webhook_id = p_id and test and at > now() - interval '1 minute') >= 10 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Ten test events a minute are sent at most.'; end if;
  insert into app.webhook_deliveries (webhook_id, type, test) values (p_id, 'webhook.test', true) returning id into v_id;
  return v_id;
end $$;
grant execute on function app.test_webhook(uuid) to tandem_roles;
