-- A message stays where it was written; an answer stands under a message of the same channel that answers none; whoever is mentioned sees the
-- channel; other words than before are marked as edited.
create or replace function app.check_message() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    new.channel_id := old.channel_id; new.thread_id := old.thread_id;
    if new.body is distinct from old.body then new.edited_at := now(); end if;
  elsif new.thread_id is not null and not exists (select from public.messages where id = new.thread_id and channel_id = new.channel_id
      and thread_id is null and deleted_at is null) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'thread_id', detail = 'The message that this answers is no longer there.';
  end if;
  if app.actor_id() is not null and exists (select from unnest(new.mention_ids) m (id)
    where (tg_op = 'INSERT' or m.id <> all (old.mention_ids)) and not app.would_see(m.id, 'channels', new.channel_id)) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'mention_ids',
      detail = 'Somebody who is mentioned is not in this channel. Add them first, or leave the mention out.'; end if;
  return new;
end $$;
create or replace trigger e_message before insert or update of body, mention_ids, channel_id, thread_id on public.messages for each row
  execute function app.check_message();
