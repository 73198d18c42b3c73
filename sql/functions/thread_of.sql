-- The conversation of a mailbox that a letter belongs to: by what it refers to, by what refers to it, else by the subject of an answer to the same
-- address within 60 days, which is noted, since it is a guess. Null where it begins one.
create or replace function app.thread_of(p_mailbox uuid, p jsonb, p_with text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_refers text[] := array(select jsonb_array_elements_text(p -> 'references')); v uuid;
begin
  select m.conversation_id into v from public.mails m join public.conversations c on c.id = m.conversation_id and c.deleted_at is null
   where m.mailbox_id = p_mailbox and m.message_id = any (v_refers) and m.deleted_at is null
    order by m.created_at desc limit 1;
  if v is null then
    select m.conversation_id into v from app.mail_parts t join public.mails m on m.id = t.mail_id
      join public.conversations c on c.id = m.conversation_id and c.deleted_at is null
     where t.reference_ids && (v_refers || array_remove(array[p ->> 'message_id'], null)) and m.mailbox_id = p_mailbox and m.deleted_at is null
     order by m.created_at limit 1;
  end if;
  if v is null and cardinality(v_refers) = 0 and (p ->> 'answers')::boolean and p ->> 'nature' = 'person' then
    update public.conversations set joined_by_subject = true where id = (select id from public.conversations c where c.mailbox_id = p_mailbox
      and c.deleted_at is null and c.name = p ->> 'subject' and c.counterpart_address = p_with and c.last_mail_at > now() - interval '60 days'
      order by c.last_mail_at desc limit 1) returning id into v;
  end if;
  return v;
end $$;
