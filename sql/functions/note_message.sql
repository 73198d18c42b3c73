-- After a message its channel knows of it, its writer has read up to there, and the message that it answers counts its answers.
create or replace function app.note_message() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update public.channels set last_message_at = new.created_at where id = new.channel_id and (last_message_at is null or last_message_at < new.created_at);
    update public.channel_members set read_at = new.created_at
      where channel_id = new.channel_id and user_id = new.created_by and deleted_at is null and read_at < new.created_at and new.thread_id is null;
  elsif new.body is distinct from old.body then
    -- (Words that were edited away stay in no notice of it.)
    update public.notifications set details = jsonb_set(details, '{said}', to_jsonb(left(new.body, 200))) where entity = 'messages' and row_id = new.id;
  end if;
  update public.messages r set (replies, last_reply_at) = (select count(*), max(created_at) from public.messages m
    where m.thread_id = new.thread_id and m.deleted_at is null) where r.id = new.thread_id;
  return null;
end $$;
create or replace trigger x_note after insert or update of deleted_at, body on public.messages for each row execute function app.note_message();
