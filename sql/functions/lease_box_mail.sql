-- Lets a server send the next letter of a mailbox, for ten minutes, with how to reach its servers; what it does not settle another takes.
-- after: box_mails_due
create or replace function app.lease_box_mail() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails; t app.mail_parts;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select v.* into m from public.mails v where v.id in (select app.box_mails_due()) order by v.send_at limit 1 for update skip locked;
  if m.id is null then return null; end if;
  update app.mail_parts set leased_until = now() + interval '10 minutes', tries = tries + 1 where mail_id = m.id
    and (leased_until is null or leased_until < now()) returning * into t;
  if t.mail_id is null then return null; end if;
  update public.mails set message_id = format('<%s@%s>', t.edition, split_part(from_address, '@', 2)) where id = m.id returning * into m;
  return jsonb_build_object('id', m.id, 'edition', t.edition, 'tries', t.tries, 'subject', m.name, 'body', m.body, 'recipients', m.recipients,
    'message_id', m.message_id, 'from', jsonb_build_object('name', m.from_name, 'address', m.from_address), 'in_reply_to', m.in_reply_to,
    'reference_ids', (select p.reference_ids || r.message_id from public.mails r join app.mail_parts p on p.mail_id = r.id
      where r.mailbox_id = m.mailbox_id and r.message_id = m.in_reply_to limit 1),
    'files', (select coalesce(jsonb_agg(to_jsonb(f) order by f.no), '[]') from app.mail_files f where f.mail_id = m.id),
    'mailbox', (select to_jsonb(b) || jsonb_build_object('sealed', w.sealed) from public.mailboxes b left join app.mailbox_ways w on w.mailbox_id = b.id
      where b.id = m.mailbox_id));
end $$;
grant execute on function app.lease_box_mail() to tandem_system;
