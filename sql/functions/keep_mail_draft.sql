-- What the caller writes, kept under an id of theirs: an answer in a conversation, or the first letter of a new one. Its files are uploads of theirs,
-- or files of letters of the same conversation, which are handed on.
-- after: begin_conversation, keep_draft_files, own_draft, reads_mailbox, tell_conversation
create or replace function app.keep_mail_draft(p_id uuid, p jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails; v_conversation uuid := p ->> 'conversation_id'; v_mailbox uuid := p ->> 'mailbox_id'; v_first jsonb := p #> '{recipients,to,0}';
begin
  perform pg_advisory_xact_lock(7138, hashtext(p_id::text));
  if exists (select from public.mails where id = p_id) then
    m := app.own_draft(p_id);
    if m.status <> 'draft' then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This e-mail is on its way already.'; end if;
    v_conversation := m.conversation_id;
  else
    if (select count(*) from public.mails where created_by = app.user_id() and status = 'draft' and deleted_at is null) >= 200 then
      raise 'QUOTA_EXCEEDED' using detail = 'You have 200 drafts. Send or discard some of them first.'; end if;
    if v_conversation is null then
      if not app.reads_mailbox(v_mailbox) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
      v_conversation := app.begin_conversation(v_mailbox, p ->> 'subject', v_first ->> 'name', v_first ->> 'address');
    end if;
    perform app.hold('conversations', v_conversation, 'update');
    select mailbox_id into v_mailbox from public.conversations where id = v_conversation;
    insert into public.mails (id, conversation_id, mailbox_id, kind, status, name, recipients, mailed_at)
      values (p_id, v_conversation, v_mailbox, 'written', 'draft', '', '{"to":[],"cc":[],"bcc":[],"reply_to":[]}', now());
    insert into app.mail_parts (mail_id, edition) values (p_id, app.new_id());
  end if;
  perform app.keep_draft_files(p_id, v_conversation, p -> 'files');
  update public.mails set name = left(p ->> 'subject', 500), body = p ->> 'body', recipients = p -> 'recipients', in_reply_to = p ->> 'in_reply_to',
    problem = null, mailed_at = now(), attachments = (select coalesce(jsonb_agg(jsonb_build_object('no', no, 'name', name, 'media_type', media_type,
      'bytes', bytes, 'cid', null) order by no), '[]') from app.mail_files where mail_id = p_id) where id = p_id;
  update public.conversations set name = coalesce(nullif(left(btrim(p ->> 'subject'), 500), ''), '—') where id = v_conversation and letters = 0;
  perform app.tell_conversation(v_conversation);
  return jsonb_build_object('id', p_id, 'conversation_id', v_conversation);
end $$;
grant execute on function app.keep_mail_draft(uuid, jsonb) to tandem_roles;
