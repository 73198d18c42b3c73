-- Who is in a channel is an active colleague who may write; nobody leaves a direct conversation, and nobody is brought into one. Others are
-- brought in by who is in it or owns it, and how far one has read, and of what one is told, one says oneself.
create or replace function app.check_channel_member() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_self boolean := new.user_id = app.actor_id();
begin
  if app.actor_id() is null or pg_trigger_depth() > 1 then return new; end if;
  if tg_op = 'UPDATE' then
    new.channel_id := old.channel_id; new.user_id := old.user_id;
    new.read_at := case when v_self then least(new.read_at, now()) else old.read_at end;
    if not v_self then new.notify := old.notify; end if;
    if new.deleted_at is distinct from old.deleted_at and new.channel_kind = 'direct' then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', detail = 'Nobody leaves a direct conversation. You can mute it.'; end if;
    if new.deleted_at is not null or old.deleted_at is null then return new; end if;
  else
    new.read_at := now();
    if not v_self and new.channel_kind <> 'direct' then new.notify := 'mentions'; end if;
  end if;
  if new.channel_kind = 'direct' and not exists (select from public.channels where id = new.channel_id and strpos(pair, new.user_id::text) > 0) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'channel_id',
      detail = 'Nobody joins a direct conversation. Begin another one with more colleagues.';
  end if;
  if not v_self and new.channel_kind <> 'direct' and new.owner_id is distinct from app.actor_id() and not exists (select from app.memberships
      where (user_id, kind, id) = (app.actor_id(), 'channel', new.channel_id)) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if not app.writes_messages(new.user_id) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'user_id', detail = 'Only active colleagues can be in a channel.'; end if;
  if (select count(*) from public.channel_members where channel_id = new.channel_id and deleted_at is null) >= 5000 then
    raise 'QUOTA_EXCEEDED' using detail = 'A channel has at most 5,000 members.'; end if;
  return new;
end $$;
create or replace trigger e_member before insert or update on public.channel_members for each row execute function app.check_channel_member();
