-- What the feed between two transactions tells those who were mentioned in a comment, as it was written or changed, as far as they see the
-- record. Once for each comment: who was taken out of it and mentioned again has heard of it.
create or replace function app.notices_of_mentions(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, 'mentioned', 'info', 'You are mentioned', c.about, app.way_to((select n.path from app.noticed n where n.entity = c.entity), c.row_id),
         c.entity, c.row_id, l.actor_id, jsonb_build_object('said', left(c.body, 200)), concat_ws(':', 'mentioned', c.id), l.at
    from app.log l join public.comments c on c.id = l.row_id and c.deleted_at is null
      cross join lateral jsonb_array_elements_text(l.after -> 'mention_ids') m (id)
      join public.people p on p.id = m.id::uuid and p.status = 'active' and p.deleted_at is null
   where l.entity = 'comments' and l.xid > p_after and l.xid <= p_upto and l.after ? 'mention_ids'
     and not coalesce(l.before -> 'mention_ids' ? m.id, false) and p.id is distinct from l.actor_id
     and not exists (select from app.log e where e.entity = 'comments' and e.row_id = l.row_id and (e.xid, e.id) < (l.xid, l.id)
       and e.after -> 'mention_ids' ? m.id) and app.would_see(p.id, 'comments', c.id)
$$;
