-- Notes how an attempt to send a letter ended: with the bytes that were sent, which go to the box's own folder of sent letters. After a failure the next
-- waits 1, 2, 4 … minutes; the sixth is the last, as is a refusal for good. Whoever wrote it is told by app.notices_of_mail.
-- after: tell_conversation
create or replace function app.settle_box_mail(p_id uuid, p_edition uuid, p_sent jsonb, p_error text, p_for_good boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails; t app.mail_parts;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into t from app.mail_parts where mail_id = p_id and edition = p_edition for update;
  select * into m from public.mails where id = p_id and status = 'waiting' for update;
  if t.mail_id is null or m.id is null then return; end if;
  if p_sent is not null then
    insert into app.blobs (digest, bytes) values (p_sent ->> 'digest', (p_sent ->> 'bytes')::bigint)
      on conflict (digest) do update set stored_at = now(), checked_at = now(), problem = null;
    update app.mail_parts set leased_until = null, digest = p_sent ->> 'digest', bytes = (p_sent ->> 'bytes')::bigint, in_sent = false,
      html = p_sent ->> 'html', reference_ids = array(select jsonb_array_elements_text(p_sent -> 'references') limit 100) where mail_id = p_id;
    update public.mails set status = 'sent', message_id = p_sent ->> 'message_id', mailed_at = date_trunc('second', now()), formatted = true,
      problem = left(p_sent ->> 'problem', 300) where id = p_id;
    update app.mailbox_ways set next_at = least(next_at, now()) where mailbox_id = m.mailbox_id;
  else
    update app.mail_parts set leased_until = null where mail_id = p_id;
    update public.mails set problem = left(p_error, 300), status = case when p_for_good or t.tries >= 6 then 'failed' else status end,
      send_at = now() + interval '1 minute' * 2 ^ (t.tries - 1) where id = p_id;
  end if;
  perform app.tell_conversation(m.conversation_id);
end $$;
grant execute on function app.settle_box_mail(uuid, uuid, jsonb, text, boolean) to tandem_system;
