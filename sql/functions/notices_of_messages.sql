-- What the feed between two transactions tells of messages: a mention, to whoever sees the channel and has not muted it; any message to who
-- wants to hear of all, once until they have read it; an answer to those who wrote in its thread. Who has read it already is not told.
create or replace function app.notices_of_messages(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with came as materialized (
    select m.*, c.kind, case c.kind when 'direct' then w.name else '#' || c.name end as told_as, l.at
      from app.log l join public.messages m on m.id = l.row_id and m.deleted_at is null join public.channels c on c.id = m.channel_id and c.deleted_at is null
        join public.people w on w.id = m.created_by
     where l.entity = 'messages' and l.verb = 'create' and not l.masked and l.xid > p_after and l.xid <= p_upto),
  heard as (
    select c.id, p.id as user_id, true as mentioned from came c, unnest(c.mention_ids) m (id) join public.people p on p.id = m.id
    union all select c.id, m.user_id, false from came c join public.channel_members m on m.channel_id = c.channel_id and m.deleted_at is null
      where m.notify = 'all' and c.thread_id is null
    union all select c.id, r.created_by, false from came c join public.messages r on r.id = c.thread_id or r.thread_id = c.thread_id and r.deleted_at is null),
  each as (select id, user_id, bool_or(mentioned) as mentioned from heard group by id, user_id)
  select e.user_id, case when e.mentioned then 'mentioned' else 'messaged' end, 'info', case when e.mentioned then 'You are mentioned' else 'New message' end,
         c.told_as, app.way_to('/communications', c.channel_id) || '&message=' || coalesce(c.thread_id, c.id), 'messages', c.id, c.created_by,
         jsonb_build_object('said', left(c.body, 200), 'channel', c.channel_id),
         case when e.mentioned then concat_ws(':', 'message', c.id) else concat_ws(':', 'messaged', c.channel_id, m.read_at) end, c.at
    from each e join came c on c.id = e.id join public.people p on p.id = e.user_id and p.status = 'active' and p.deleted_at is null
      left join public.channel_members m on m.channel_id = c.channel_id and m.user_id = e.user_id and m.deleted_at is null
   where e.user_id <> c.created_by and (e.mentioned or m.id is not null) and m.notify is distinct from 'nothing'
     and (m.read_at is null or m.read_at < c.created_at)
     and app.would_see(e.user_id, 'messages', c.id)
     and (e.mentioned or not exists (select from public.notifications n where n.user_id = e.user_id and n.entity = 'messages' and n.kind = 'messaged'
       and not n.read and n.details ->> 'channel' = c.channel_id::text))
$$;
