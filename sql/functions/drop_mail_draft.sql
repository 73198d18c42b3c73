-- Discards a draft of the caller's, and its conversation where nothing else stands in it.
-- after: own_draft, tell_conversation
create or replace function app.drop_mail_draft(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails := app.own_draft(p_id);
begin
  if m.status not in ('draft', 'failed') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This e-mail is on its way already.'; end if;
  update public.mails set deleted_at = now() where id = p_id;
  perform app.tell_conversation(m.conversation_id);
  update public.conversations c set deleted_at = now() where id = m.conversation_id
    and not exists (select from public.mails where conversation_id = c.id and deleted_at is null);
end $$;
grant execute on function app.drop_mail_draft(uuid) to tandem_roles;
