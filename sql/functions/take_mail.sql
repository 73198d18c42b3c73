-- A message of a mailbox's server becomes a letter of a conversation: once, however often it is met, by its Message-ID or else its bytes. What could not
-- be read is noted with its reason. In one transaction with how far the folder was read.
-- after: begin_conversation, keep_letter, tell_conversation, thread_of
create or replace function app.take_mail(p_mailbox uuid, p_path text, p_validity bigint, p_uid bigint, p jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_role text; v_known uuid; v_mail uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select role into v_role from app.mailbox_folders where (mailbox_id, path, validity) = (p_mailbox, p_path, p_validity) for update;
  if v_role is null or exists (select from app.mail_arrivals a where (a.mailbox_id, a.path, a.validity, a.uid) = (p_mailbox, p_path, p_validity, p_uid)) then
    update app.mailbox_folders set last_uid = greatest(last_uid, p_uid) where (mailbox_id, path, validity) = (p_mailbox, p_path, p_validity);
    return null;
  end if;
  if p ? 'mail' then
    select m.id into v_known from public.mails m join app.mail_parts t on t.mail_id = m.id where m.mailbox_id = p_mailbox and m.deleted_at is null
      and (m.message_id = p #>> '{mail,message_id}' and m.from_address is not distinct from p #>> '{mail,from_address}'
        or p #>> '{mail,message_id}' is null and t.digest = p #>> '{mail,digest}') limit 1;
    if v_known is null then v_mail := app.keep_letter(p_mailbox, v_role,
      p -> 'mail' || jsonb_build_object('arrived_at', p ->> 'arrived_at'), (p ->> 'seen')::boolean); end if;
  end if;
  insert into app.mail_arrivals (mailbox_id, path, validity, uid, mail_id, outcome, reason, message_id, from_address, subject, seen, answered)
    values (p_mailbox, p_path, p_validity, p_uid, coalesce(v_known, v_mail),
      case when not p ? 'mail' then 'unreadable' when v_known is not null then 'known' when p ? 'reason' then 'shortened' else 'stored' end,
      left(p ->> 'reason', 300), left(p ->> 'message_id', 998), left(p ->> 'from', 320), left(p ->> 'subject', 500),
      (p ->> 'seen')::boolean, (p ->> 'answered')::boolean);
  update app.mailbox_folders set last_uid = greatest(last_uid, p_uid) where (mailbox_id, path) = (p_mailbox, p_path);
  return v_mail;
end $$;
grant execute on function app.take_mail(uuid, text, bigint, bigint, jsonb) to tandem_system;
