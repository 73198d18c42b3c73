-- Notes how an attempt ended: taken; the device is gone, with its other pushes; refused, so that another try is of no use; or
-- to be tried later, which waits as long as the service wishes, and 30 s, 1, 2, 4 … minutes at least. The eighth try is the
-- last.
create or replace function app.settle_push(p_id uuid, p_attempt int, p_outcome text, p_error text, p_wait int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; v_next timestamptz;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into q from app.pushes where id = p_id and attempts = p_attempt for update;
  if not found then return; end if;
  if p_outcome = 'gone' then delete from app.push_devices where id = q.device_id; return; end if;
  update app.push_devices set delivered_at = case when p_outcome = 'taken'
    then now() else delivered_at end, failed_at = case when p_outcome <> 'taken' then now() end, last_error = left(p_error, 200) where id = q.device_id;
  if p_outcome = 'later' and q.attempts < 8 then
    v_next := now() + least(greatest(interval '30 seconds' * 2 ^ (q.attempts - 1), p_wait * interval '1 second'), interval '6 hours');
    update app.pushes set leased_until = null, next_attempt_at = v_next where id = q.id;
    -- What else waits for a device whose service is silent waits with it, or all that holds everybody else up.
    update app.pushes set next_attempt_at = v_next
      where device_id = q.device_id and next_attempt_at < v_next and (leased_until is null or leased_until < now());
  else
    delete from app.pushes where id = q.id;
  end if;
end $$;
grant execute on function app.settle_push(uuid, integer, text, text, integer) to tandem_system;
