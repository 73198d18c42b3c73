-- What the feed between two transactions tells of e-mails: one that came, to who answers its conversation, or to whose mailbox it is; a mention in a note;
-- one that could not be sent, to who wrote it.
create or replace function app.notices_of_mail(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with came as materialized (
    select m.*, c.owner_id, c.name as subject, l.at, l.xid, l.verb as act from app.log l join public.mails m on m.id = l.row_id and m.deleted_at is null
      join public.conversations c on c.id = m.conversation_id and c.deleted_at is null and c.status <> 'spam'
     where l.entity = 'mails' and not l.masked and l.xid > p_after and l.xid <= p_upto
       and (l.verb = 'create' and m.kind <> 'written' or l.verb = 'update' and l.after ->> 'status' = 'failed' and m.status = 'failed'))
  select p.id, 'mail_came', 'info', 'A new e-mail', concat_ws(' · ', coalesce(nullif(c.from_name, ''), c.from_address), c.subject),
         '/communications?conversation=' || c.conversation_id, 'conversations', c.conversation_id, null::uuid, '{}'::jsonb, concat_ws(':', 'mail_came',
           c.id), c.at
    from came c join public.people p on p.id = coalesce(c.owner_id, case when c.mailbox_visibility = 'private' then c.mailbox_owner_id end)
   where c.kind = 'received' and c.nature in ('person', 'bounce') and not c.seen and c.mailed_at > now() - interval '2 days' and app.would_see(p.id,
     'mails', c.id)
  union all
  select m.id, 'mentioned', 'info', 'You are mentioned', c.subject, '/communications?conversation=' || c.conversation_id, 'conversations', c.conversation_id,
         c.created_by, jsonb_build_object('said', left(c.body, 200)), concat_ws(':', 'mail_note', c.id), c.at
    from came c, unnest(c.mention_ids) m (id) where c.kind = 'note' and m.id <> c.created_by and app.would_see(m.id, 'mails', c.id)
  union all
  select c.created_by, 'undelivered', 'error', 'Your e-mail could not be sent', concat_ws(' · ', c.subject, c.problem),
         '/communications?conversation=' || c.conversation_id, 'conversations', c.conversation_id, null, '{}'::jsonb, concat_ws(':', 'mail_failed', c.id,
           c.xid), c.at
    from came c where c.status = 'failed' and c.created_by is not null
$$;
