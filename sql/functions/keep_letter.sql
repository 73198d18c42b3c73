-- A letter that came, or that was sent by another program, with its parts and files, in its conversation: a closed one opens when a person writes, and
-- what was to be sent later waits for whoever wrote it.
-- after: begin_conversation, call_off, keep_mail_parts, moment_of, tell_conversation, thread_of
create or replace function app.keep_letter(p_mailbox uuid, p_role text, p jsonb, p_seen boolean) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_sent boolean := p_role = 'sent'; v_conversation uuid; v_mail uuid; v_with jsonb := case when p_role = 'sent' then p #> '{recipients,to,0}'
  else coalesce(p #> '{recipients,reply_to,0}', jsonb_build_object('name', p ->> 'from_name', 'address', p ->> 'from_address')) end;
begin
  v_conversation := coalesce(app.thread_of(p_mailbox, p, v_with ->> 'address'), app.begin_conversation(p_mailbox, p ->> 'subject',
    case when v_sent then v_with ->> 'name' else p ->> 'from_name' end, v_with ->> 'address'));
  insert into public.mails (conversation_id, mailbox_id, kind, status, nature, name, from_name, from_address, recipients, attachments, body, formatted,
      message_id, in_reply_to, seen, mailed_at, problem)
    values (v_conversation, p_mailbox, case when v_sent then 'written' else 'received' end, case when v_sent then 'sent' else 'received' end,
      p ->> 'nature', left(p ->> 'name', 500), left(p ->> 'from_name', 300), left(p ->> 'from_address', 320), p -> 'recipients', p -> 'attachments',
      left(p ->> 'body', 200000), p ->> 'html' is not null, left(p ->> 'message_id', 998), left(p #>> '{references,-1}', 998), v_sent or p_seen,
      app.moment_of((p ->> 'mailed_at')::timestamptz, (p ->> 'arrived_at')::timestamptz), left(p ->> 'problem', 300)) returning id into v_mail;
  perform app.keep_mail_parts(v_mail, p);
  if not v_sent and p ->> 'nature' in ('person', 'bounce') then
    update public.conversations set status = 'open', snoozed_until = null where id = v_conversation and status in ('closed', 'snoozed');
    if p ->> 'nature' = 'person' then perform app.call_off(v_conversation); end if;
  end if;
  if p ->> 'nature' = 'bounce' then
    update public.mails set problem = 'The mail server of a recipient did not take it.' where conversation_id = v_conversation and kind = 'written'
      and message_id = any (array(select jsonb_array_elements_text(p -> 'references')));
  end if;
  perform app.tell_conversation(v_conversation);
  return v_mail;
end $$;
