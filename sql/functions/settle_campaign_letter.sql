-- Notes how an attempt to send a letter ended: `p_why` is null where it was sent. After a failure that may pass it is tried again after 5, 10, 20 … minutes,
-- eight times in all, over ten hours; an address that there is not (`p_bounced`) is not written to again by any campaign. What a mail server says names
-- addresses, which not everybody may read who reads campaigns: they are taken out.
create or replace function app.settle_campaign_letter(p_id uuid, p_attempt int, p_why text, p_for_good boolean, p_bounced boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare l app.campaign_letters;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.campaign_letters set reason = left(regexp_replace(p_why, '[^\s<>"'']+@[^\s<>"'']+', '…', 'g'), 300),
      sent_at = case when p_why is null then clock_timestamp() end,
      state = case when p_why is null then 'sent' when p_for_good or attempts >= 8 then 'failed' else 'waiting' end,
      next_at = now() + interval '5 minutes' * 2 ^ (attempts - 1)
    where id = p_id and attempts = p_attempt and state = 'waiting' returning * into l;
  if l.id is not null and p_bounced then
    insert into public.suppressions (name, reason, campaign_id, note) values (l.address, 'bounced', l.campaign_id, left(p_why, 500)) on conflict do nothing;
  end if;
end $$;
grant execute on function app.settle_campaign_letter(uuid, int, text, boolean, boolean) to tandem_system;
