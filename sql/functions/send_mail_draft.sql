-- Sends a draft of the caller's, in ten seconds or later; until then it can be taken back. What is sent at a time of its own is called off when they
-- write first, where that is wished. Agents write drafts, and a person sends them.
-- after: own_draft, tell_conversation
create or replace function app.send_mail_draft(p_id uuid, p_at timestamptz, p_unless_answered boolean) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails; b public.mailboxes; v_to int;
begin
  if app.by_agent() then perform app.refuse_agent('Agents write drafts of e-mails. A person sends them.'); end if;
  m := app.own_draft(p_id);
  select * into b from public.mailboxes where id = m.mailbox_id and deleted_at is null;
  if b.id is null or b.status = 'paused' or not exists (select from app.mailbox_ways where mailbox_id = b.id) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This mailbox sends nothing for now. Look at how it stands.'; end if;
  if m.status not in ('draft', 'failed') then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This e-mail is on its way already.'; end if;
  v_to := jsonb_array_length(m.recipients -> 'to') + jsonb_array_length(m.recipients -> 'cc') + jsonb_array_length(m.recipients -> 'bcc');
  if v_to = 0 then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'recipients', detail = 'Say whom it goes to.'; end if;
  if v_to > 100 then raise 'QUOTA_EXCEEDED' using detail = 'An e-mail goes to 100 people at most. Use a campaign for more.'; end if;
  if p_at > now() + interval '1 year' then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'send_at', detail = 'An e-mail waits for a year at most.'; end if;
  perform pg_advisory_xact_lock(7139, hashtext(app.user_id()::text));
  if (select count(*) from public.mails where created_by = app.user_id() and status in ('waiting', 'sent')
    and mailed_at > now() - interval '1 day') >= 1000 then
    raise 'QUOTA_EXCEEDED' using detail = 'You can send 1,000 e-mails a day from mailboxes. Use a campaign for more.'; end if;
  update public.mails set status = 'waiting', problem = null, from_name = (select name from public.people where id = app.user_id()), from_address = b.address,
    mailed_at = now(), send_at = greatest(coalesce(p_at, now()), now() + interval '10 seconds'), unless_answered = p_at is not null and p_unless_answered
   where id = p_id returning * into m;
  update app.mail_parts set tries = 0, leased_until = null, edition = app.new_id() where mail_id = p_id;
  perform app.tell_conversation(m.conversation_id);
  return jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'send_at', m.send_at);
end $$;
grant execute on function app.send_mail_draft(uuid, timestamptz, boolean) to tandem_roles;
