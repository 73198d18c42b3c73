const nobody = `'{"to":[{"name":"Help desk","address":"help@atelier-nord.test"}],"cc":[],"bcc":[],"reply_to":[]}'`;

/** A shared mailbox that is paused, since it has no server, with three conversations; hours ago are of the clock. */
export const inbox = [
  `insert into public.mailboxes (name, address, visibility, imap_host, smtp_host, status, signature)
      values ('Help desk', 'help@atelier-nord.test', 'company', 'imap.atelier-nord.test', 'smtp.atelier-nord.test', 'waiting', 'The help desk')`,
  `update public.mailboxes set status = 'paused'`,
  `insert into public.conversations (mailbox_id, name, mailbox_visibility, contact_id, account_id, counterpart, counterpart_address)
      select b.id, c.subject, 'company', k.id, k.account_id, k.name, k.emails[1] from (values (1, 'Delivery of the second pallet'), (2, 'Question about the offer'),
        (3, 'Thank you')) c (nth, subject) join public.mailboxes b on true
        join (select row_number() over (order by created_at, id) as nth, * from public.contacts where emails <> '{}' and account_id is not null) k using (nth)`,
  `insert into public.mails (conversation_id, mailbox_id, mailbox_visibility, kind, status, name, from_name, from_address, recipients, body, message_id,
        in_reply_to, seen, mailed_at, created_by)
      select c.id, c.mailbox_id, 'company', m.kind, m.status, m.subject, case when m.kind = 'received' then c.counterpart else coalesce(p.name, '') end,
        case when m.kind = 'received' then c.counterpart_address else 'help@atelier-nord.test' end,
        case when m.kind = 'received' then ${nobody}::jsonb else jsonb_build_object('to', jsonb_build_array(jsonb_build_object('name', c.counterpart,
          'address', c.counterpart_address)), 'cc', '[]'::jsonb, 'bcc', '[]'::jsonb, 'reply_to', '[]'::jsonb) end,
        m.body, '<demo-' || m.nth || '@atelier-nord.test>', case when m.nth in (2, 4) then '<demo-' || m.nth - 1 || '@atelier-nord.test>' end,
        m.kind <> 'received' or m.hours > 10, now() - m.hours * interval '1 hour', p.id
        from (values
          (1, 'Delivery of the second pallet', 'received', 'received', null, 30.0, E'Hello,\\n\\nthe first pallet has come, the second is still missing. When will it arrive?\\n\\nKind regards'),
          (2, 'Delivery of the second pallet', 'written', 'sent', 'support', 28.0, E'Hello,\\n\\nit leaves on Thursday and arrives on Friday morning.\\n\\nThe help desk'),
          (3, 'Question about the offer', 'received', 'received', null, 3.0, E'Good morning,\\n\\ndoes your offer include transport, and until when is it valid?'),
          (4, 'Question about the offer', 'note', 'noted', 'support', 2.0, 'Do we still have the price of last year?'),
          (5, 'Thank you', 'received', 'received', null, 80.0, 'All has arrived, and everybody is pleased. Thank you!'))
          m (nth, subject, kind, status, role, hours, body)
        join public.conversations c on c.name = m.subject left join public.people p on p.email = m.role || '@demo.test'`,
  `insert into app.mail_parts (mail_id) select id from public.mails`,
  `select app.tell_conversation(id) from public.conversations`,
  `update public.conversations set status = 'closed' where name = 'Thank you'`,
  `update public.conversations set owner_id = p.id from public.people p where p.email = 'support@demo.test' and conversations.name like 'Delivery%'`,
];
