-- The direct conversation of the caller with these colleagues, one to eight of them: the one that there is, or a new one. Answers its id.
create or replace function app.open_direct(p_people uuid[]) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_all uuid[]; v_pair text; v_id uuid;
begin
  perform app.require('channels', 'create');
  select array_agg(distinct id order by id) into v_all from unnest(p_people || app.user_id()) id;
  if cardinality(v_all) not between 2 and 9 or array_position(v_all, null) is not null then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'people', detail = 'Choose one to eight colleagues.'; end if;
  if exists (select from unnest(v_all) id where not app.writes_messages(id)) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'people', detail = 'Only active colleagues can be in a channel.'; end if;
  v_pair := array_to_string(v_all, ' ');
  perform pg_advisory_xact_lock(hashtextextended(v_pair, 7));
  select id into v_id from public.channels where pair = v_pair;
  if v_id is null then
    insert into public.channels (name, kind, pair) select left(string_agg(name, ', ' order by name), 200), 'direct', v_pair
      from public.people where id = any (v_all) returning id into v_id;
    -- (Nobody owns it: app.own has just given it to the caller.)
    update public.channels set owner_id = null where id = v_id;
    insert into public.channel_members (channel_id, user_id, notify) select v_id, id, 'all' from unnest(v_all) id;
  end if;
  return v_id;
end $$;
grant execute on function app.open_direct(uuid[]) to tandem_roles;
