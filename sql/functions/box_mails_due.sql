-- Letters of mailboxes that are to be sent now, the oldest first.
create or replace function app.box_mails_due() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.id from public.mails m join app.mail_parts p on p.mail_id = m.id join public.mailboxes b on b.id = m.mailbox_id
   where m.status = 'waiting' and m.send_at <= now() and m.deleted_at is null and (p.leased_until is null or p.leased_until < now())
     and b.status <> 'paused' and b.deleted_at is null order by m.send_at limit 20
$$;
