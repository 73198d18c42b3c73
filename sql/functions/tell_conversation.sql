-- What a conversation knows of its letters, read again.
create or replace function app.tell_conversation(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.conversations c set (letters, unread, answered, last_mail_at) = (select count(*) filter (where m.status in ('received', 'sent', 'waiting',
    'failed')),
      coalesce(bool_or(m.kind = 'received' and not m.seen), false),
      coalesce((array_agg(m.kind order by m.mailed_at desc, m.created_at desc) filter (where m.status in ('received', 'sent')
        and m.nature = 'person'))[1] = 'written', false),
      max(m.mailed_at) filter (where m.status <> 'draft')
    from public.mails m where m.conversation_id = p_id and m.deleted_at is null),
    last_words = (select left(regexp_replace(btrim(m.body), '\s+', ' ', 'g'), 200) from public.mails m where m.conversation_id = p_id and m.deleted_at is null
      and m.status <> 'draft' order by m.mailed_at desc, m.created_at desc limit 1),
    (counterpart, counterpart_address) = (select coalesce(n, c.counterpart), coalesce(a, c.counterpart_address) from (select 1) one left join lateral (
      select case when m.kind = 'received' then coalesce(nullif(m.from_name, ''), m.from_address)
          else coalesce(nullif(m.recipients #>> '{to,0,name}', ''), m.recipients #>> '{to,0,address}') end as n,
        case when m.kind = 'received' then coalesce(m.recipients #>> '{reply_to,0,address}', m.from_address) else m.recipients #>> '{to,0,address}' end as a
      from public.mails m where m.conversation_id = p_id and m.deleted_at is null and m.kind <> 'note'
      order by m.kind = 'received' desc, m.mailed_at desc, m.created_at desc limit 1) w on true)
   where c.id = p_id;
end $$;
