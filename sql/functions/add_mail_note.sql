-- A note of the caller beside the letters of a conversation, for whoever reads it; it is never sent. Answers its id.
-- after: tell_conversation
create or replace function app.add_mail_note(p_conversation uuid, p_body text, p_mentions uuid[]) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v uuid;
begin
  perform app.hold('conversations', p_conversation, 'update');
  if exists (select from unnest(p_mentions) m (id) where not app.would_see(m.id, 'conversations', p_conversation)) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'mention_ids', detail = 'Somebody who is mentioned does not read this mailbox.'; end if;
  insert into public.mails (conversation_id, mailbox_id, kind, status, name, recipients, body, mention_ids, mailed_at)
    select id, mailbox_id, 'note', 'noted', '', '{"to":[],"cc":[],"bcc":[],"reply_to":[]}', p_body, p_mentions, now() from public.conversations
      where id = p_conversation returning id into v;
  perform app.tell_conversation(p_conversation);
  return v;
end $$;
grant execute on function app.add_mail_note(uuid, text, uuid[]) to tandem_roles;
