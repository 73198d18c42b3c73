-- What a mailbox that the caller reads has met with these words in sender, subject or Message-ID: each message with what became of it and why, and the
-- conversation in which it stands, 50 at most.
-- after: reads_mailbox
create or replace function app.missing_mail(p_mailbox uuid, p_words text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_like text := '%' || replace(replace(replace(lower(btrim(p_words)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if not app.reads_mailbox(p_mailbox) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(f), '[]') from (select a.path, a.uid, a.outcome, a.reason, a.message_id, a.from_address, a.subject, a.at,
      m.conversation_id, m.id as mail_id, c.status, m.deleted_at is not null or c.deleted_at is not null as removed, c.name as conversation
    from app.mail_arrivals a left join public.mails m on m.id = a.mail_id left join public.conversations c on c.id = m.conversation_id
   where a.mailbox_id = p_mailbox and (lower(a.message_id) like v_like or lower(a.from_address) like v_like or lower(a.subject) like v_like)
   order by a.at desc, a.uid desc limit 50) f);
end $$;
grant execute on function app.missing_mail(uuid, text) to tandem_roles;
