-- Sends again what a webhook was sent or should have been: one delivery, or all of a span, the oldest first and each under the id that it
-- had; 1000 at a time. Answers how many.
create or replace function app.replay_webhook(p_id uuid, p_delivery uuid, p_from timestamptz, p_until timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  perform app.hold('webhooks', p_id, 'update'), app.in_person();
  update app.webhook_deliveries set state = 'waiting', attempts = 0, next_try_at = now(), error = null where id in (
    select id from app.webhook_deliveries where webhook_id = p_id and state <> 'waiting'
      and case when p_delivery is not null then id = p_delivery else not test and at >= p_from and at <= p_until end order by place limit 1000);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
grant execute on function app.replay_webhook(uuid, uuid, timestamptz, timestamptz) to tandem_roles;
