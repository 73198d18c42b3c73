-- What the server of a mailbox says of read and answered messages of a folder, `[uid, seen, answered]` each. What it changed is so here, too; answers
-- what changed here and is to be changed there, in the same form.
-- after: tell_conversation
create or replace function app.mail_flags(p_mailbox uuid, p_path text, p_validity bigint, p_flags jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_changed uuid[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with said as (select (f ->> 0)::bigint as uid, (f ->> 1)::boolean as seen, (f ->> 2)::boolean as answered from jsonb_array_elements(p_flags) f),
    moved as (update app.mail_arrivals a set seen = s.seen, answered = s.answered from said s
      where (a.mailbox_id, a.path, a.validity) = (p_mailbox, p_path, p_validity) and a.uid = s.uid and (a.seen, a.answered) is distinct from (s.seen,
        s.answered)
      returning a.mail_id, a.seen),
    read as (update public.mails m set seen = v.seen from moved v where m.id = v.mail_id and m.kind = 'received'
      and m.seen <> v.seen returning m.conversation_id)
  select array_agg(distinct conversation_id) into v_changed from read;
  perform app.tell_conversation(c) from unnest(v_changed) c;
  return (select coalesce(jsonb_agg(jsonb_build_array(a.uid, m.seen, a.answered or w.answered)), '[]')
    from app.mail_arrivals a join public.mails m on m.id = a.mail_id and m.kind = 'received'
      cross join lateral (select exists (select from public.mails r where r.conversation_id = m.conversation_id and r.status = 'sent'
        and r.in_reply_to = m.message_id and r.deleted_at is null) as answered) w
   where (a.mailbox_id, a.path, a.validity) = (p_mailbox, p_path, p_validity) and a.uid in (select (f ->> 0)::bigint from jsonb_array_elements(p_flags) f)
     and (m.seen <> a.seen or w.answered and not a.answered));
end $$;
grant execute on function app.mail_flags(uuid, text, bigint, jsonb) to tandem_system;
