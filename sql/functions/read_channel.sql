-- Who has read a channel has read what was told of it.
create or replace function app.read_channel() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.notifications set read = true, read_at = now() where user_id = new.user_id and entity = 'messages' and not read
    and details ->> 'channel' = new.channel_id::text and created_at <= new.read_at;
  return null;
end $$;
create or replace trigger x_read after update of read_at on public.channel_members for each row execute function app.read_channel();
