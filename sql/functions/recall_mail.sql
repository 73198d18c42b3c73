-- What the caller has sent is a draft again, as long as no server has it.
-- after: own_draft, tell_conversation
create or replace function app.recall_mail(p_id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails := app.own_draft(p_id);
begin
  if m.status = 'sent' or m.status = 'waiting' and exists (select from app.mail_parts where mail_id = p_id and leased_until is not null) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'It is too late: this e-mail has been sent.'; end if;
  update public.mails set status = 'draft', send_at = null, problem = null where id = p_id and status <> 'draft';
  perform app.tell_conversation(m.conversation_id);
  return jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id);
end $$;
grant execute on function app.recall_mail(uuid) to tandem_roles;
