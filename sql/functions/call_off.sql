-- What waits to be sent in a conversation, and was to be sent only if they do not write first, is a draft again.
create or replace function app.call_off(p_conversation uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.mails set status = 'draft', send_at = null, problem = 'They wrote first, so it was not sent.'
   where conversation_id = p_conversation and status = 'waiting' and unless_answered and send_at > now() and deleted_at is null
$$;
