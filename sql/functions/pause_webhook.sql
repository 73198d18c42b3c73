-- Holds a webhook's events back, or has what waits sent at once: where it had paused, as whoever resumes it sees it.
create or replace function app.pause_webhook(p_id uuid, p_pause boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('webhooks', p_id, 'pause'), app.in_person();
  if p_pause then
    update public.webhooks set status = 'paused', paused_at = now(), paused_reason = null where id = p_id and status <> 'paused';
  else
    update app.webhook_deliveries d set next_try_at = now(), attempts = case when w.status = 'paused' then 0 else d.attempts end
      from public.webhooks w where w.id = p_id and d.webhook_id = p_id and d.state = 'waiting';
    update public.webhooks set reader_id = case when status = 'paused' then app.user_id() else reader_id end,
      paused_at = null, paused_reason = null, dropped = 0,
      failing_since = case when status <> 'paused' then failing_since end, last_error = case when status <> 'paused' then last_error end,
      status = case when status = 'paused' then 'waiting' else status end where id = p_id;
  end if;
end $$;
grant execute on function app.pause_webhook(uuid, boolean) to tandem_roles;
