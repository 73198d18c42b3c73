-- The letters of a conversation are read, or its last one is not.
-- after: tell_conversation
create or replace function app.see_conversation(p_id uuid, p_seen boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('conversations', p_id, 'update');
  update public.mails set seen = p_seen where conversation_id = p_id and kind = 'received' and seen <> p_seen and deleted_at is null
    and (p_seen or id = (select id from public.mails where conversation_id = p_id and kind = 'received'
      and deleted_at is null order by mailed_at desc limit 1));
  if found then perform app.tell_conversation(p_id); end if;
end $$;
grant execute on function app.see_conversation(uuid, boolean) to tandem_roles;
