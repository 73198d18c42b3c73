-- A message stays where it was written, and is changed only by who is still in its channel; an answer stands under a message of the same channel
-- that answers none; whoever is mentioned sees the channel. What is kept of others (answers, reactions) nobody writes, nor that it was edited.
create or replace function app.check_message() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is null or pg_trigger_depth() > 1 then return new; end if;
  if not exists (select from app.memberships where (user_id, kind, id) = (app.actor_id(), 'channel', coalesce(old.channel_id, new.channel_id)))
  then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if tg_op = 'UPDATE' then
    new.channel_id := old.channel_id; new.thread_id := old.thread_id; new.replies := old.replies; new.last_reply_at := old.last_reply_at;
    new.reactions := old.reactions; new.edited_at := case when new.body is distinct from old.body then now() else old.edited_at end;
  else
    new.replies := 0; new.last_reply_at := null; new.reactions := '{}'; new.edited_at := null;
    if new.thread_id is not null and not exists (select from public.messages where id = new.thread_id and channel_id = new.channel_id
      and thread_id is null and deleted_at is null) then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'thread_id', detail = 'The message that this answers is no longer there.';
    end if;
  end if;
  if exists (select from unnest(new.mention_ids) m (id)
    where (tg_op = 'INSERT' or m.id <> all (old.mention_ids)) and not app.would_see(m.id, 'channels', new.channel_id)) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'mention_ids',
      detail = 'Somebody who is mentioned is not in this channel. Add them first, or leave the mention out.'; end if;
  return new;
end $$;
create or replace trigger e_message before insert or update on public.messages for each row execute function app.check_message();
