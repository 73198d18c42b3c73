-- Notes how an attempt ended: delivered; failed, to be tried again by the schedule of the specification, over three days; withheld, since
-- its reader may not see the record; left out by the filter. What was tried ten times is given up, and the webhook pauses, as it does where
-- its receiver is gone or its reader does not come in any more. Answers whether the server may go on with the next.
create or replace function app.settle_webhook(p_id uuid, p_attempt int, p_outcome text, p_status int,
  p_request text, p_response text, p_ms int, p_error text, p_last boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare d app.webhook_deliveries; v_over boolean; v_pause text; v_wait int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into d from app.webhook_deliveries where id = p_id and attempts = p_attempt and state = 'waiting' for update;
  if not found then return false; end if;
  v_over := p_outcome = 'failed' and (d.test or d.attempts >= 9);
  v_pause := case when p_outcome = 'reader' or p_outcome = 'gone' then p_error when v_over and not d.test then 'It was tried for three days.' end;
  -- (5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h.)
  v_wait := coalesce((array[5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400])[d.attempts + 1], 0);
  if p_outcome = 'left_out' then delete from app.webhook_deliveries where id = p_id;
  else
    update app.webhook_deliveries set tried_at = now(), status = p_status, request = p_request, response = p_response, ms = p_ms, error = left(p_error, 300),
      state = case when p_outcome in ('delivered', 'withheld') then p_outcome when v_over or test and v_pause is not null then 'failed' else 'waiting' end,
      attempts = attempts + (p_outcome <> 'reader')::int, next_try_at = now() + v_wait * interval '1 second' where id = p_id;
  end if;
  update public.webhooks set status = 'paused', paused_at = now(), paused_reason = left(v_pause, 300), last_error = left(p_error, 300)
    where id = d.webhook_id and v_pause is not null and status <> 'paused';
  update public.webhooks set status = 'retrying', failing_since = coalesce(failing_since, now()), last_error = left(p_error, 300)
    where id = d.webhook_id and p_outcome = 'failed' and not d.test and status <> 'paused' and (status <> 'retrying' or last_error is distinct from p_error);
  update public.webhooks set status = 'delivering', failing_since = null, last_error = null
    where id = d.webhook_id and p_outcome = 'delivered' and not d.test and status in ('waiting', 'retrying');
  update app.webhook_ways set leased_until = case when not p_last and p_outcome in ('delivered', 'withheld', 'left_out') then now() + interval '1 minute' end
    where webhook_id = d.webhook_id;
  return p_outcome in ('delivered', 'withheld', 'left_out') or d.test and v_pause is null;
end $$;
grant execute on function app.settle_webhook(uuid, int, text, int, text, text, int, text, boolean) to tandem_system;
