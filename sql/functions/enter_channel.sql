-- Whoever makes a channel, and who is given one, is in it. A day has at most 100 new ones of the same person.
create or replace function app.enter_channel() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null and tg_op = 'INSERT' and (select count(*) from public.channels where created_by = app.actor_id()
      and created_at > now() - interval '1 day') > 100 then
    raise 'QUOTA_EXCEEDED' using detail = 'You can make at most 100 channels a day.'; end if;
  insert into public.channel_members (channel_id, user_id) select new.id, new.owner_id where new.owner_id is not null and app.actor_id() is not null
    and not exists (select from public.channel_members where channel_id = new.id and user_id = new.owner_id and deleted_at is null);
  return null;
end $$;
create or replace trigger x_enter after insert or update of owner_id on public.channels for each row
  when (new.kind <> 'direct') execute function app.enter_channel();
