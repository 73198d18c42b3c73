-- Adds the caller's emoji to a message of a channel that they are in, or takes it away: at most twenty different ones on a message.
create or replace function app.react(p_message uuid, p_emoji text, p_on boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.messages;
begin
  if not app.sees_within('messages', p_message) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  select * into v from public.messages where id = p_message and deleted_at is null for no key update;
  if not exists (select from public.channel_members where channel_id = v.channel_id and user_id = app.user_id() and deleted_at is null) then
    raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if p_emoji !~ '[\u00a9\u00ae\u203c-\u3299\U0001F000-\U0001FAFF]' or p_emoji ~ '[\u0001-\u007e\u200b\u200e\u200f\u202a-\u202e]' or length(p_emoji) > 16 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'emoji', detail = 'React with an emoji.'; end if;
  if p_on and not v.reactions ? p_emoji and (select count(*) from jsonb_object_keys(v.reactions)) >= 20 then
    raise 'QUOTA_EXCEEDED' using detail = 'A message takes at most 20 different reactions.'; end if;
  if p_on then insert into app.message_reactions values (p_message, p_emoji, app.user_id()) on conflict do nothing;
  else delete from app.message_reactions where (message_id, emoji, user_id) = (p_message, p_emoji, app.user_id()); end if;
end $$;
grant execute on function app.react(uuid, text, boolean) to tandem_roles;
