-- What entries tell by themselves. (Planned for each batch: a connection otherwise keeps the plan that it made first, and where
-- the log was small then, that was none for thousands of entries.)
create or replace function app.notices_of_events(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, e.kind, e.notification_type, e.title, coalesce(l.after ->> e.message, ''),
    coalesce((select n.path from app.noticed n where n.entity = l.after ->> 'entity'), e.path),
         case when e.record then l.entity end, case when e.record
           then l.row_id end, l.actor_id, coalesce(l.after, '{}') || jsonb_build_object('verb', l.verb) - 'owner_id' - 'user_id',
         concat_ws(':', e.kind, l.entity, l.row_id, l.xid, l.id), l.at
    from app.log l join app.noticed_events e using (entity, verb)
    join public.people p on p.id = case when e.recipient is null
      then l.row_id else (l.after ->> e.recipient)::uuid end and p.status = 'active' and p.deleted_at is null
   where l.xid > p_after and l.xid <= p_upto and not l.masked and (e.own_acts or l.actor_id is distinct from p.id)
     and (not e.record or app.would_see(p.id, l.entity, l.row_id))
     and (not e.again or exists (select from app.log o
       where o.entity = 'user_roles' and o.verb = 'create' and o.after ->> 'user_id' = p.id::text and (o.xid, o.id) < (l.xid, l.id)))
$$;
