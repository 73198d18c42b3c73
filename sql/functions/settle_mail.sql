-- Notes how an attempt ended. After a failure the next waits 1, 2, 4 … minutes, six hours at most; the tenth is the last,
-- and so is a refusal for good. Whoever wrote a letter is told when it fails.
-- after: tell_undelivered
create or replace function app.settle_mail(p_id uuid, p_attempt int, p_error text, p_for_good boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.outgoing_mail;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.outgoing_mail set leased_until = null, last_error = left(p_error, 500),
         state = case when p_error is null then 'sent' when p_for_good or attempts >= 10 then 'failed' else 'queued' end,
         sent_at = case when p_error is null then now() end, body = case when p_error is not null then body end,
         next_attempt_at = now() + least(interval '1 minute' * 2 ^ (attempts - 1), interval '6 hours')
   where id = p_id and attempts = p_attempt and state = 'queued' returning * into v;
  if v.state = 'failed' and v.sender_id is not null then perform app.tell_undelivered(v); end if;
end $$;
grant execute on function app.settle_mail(uuid, integer, text, boolean) to tandem_system;
