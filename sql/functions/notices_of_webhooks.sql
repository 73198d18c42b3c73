-- What the feed between two transactions tells of webhooks: one that has paused by itself, to its reader, and where they do not come in any
-- more to whoever may resume it.
-- after: would_see
create or replace function app.notices_of_webhooks(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, 'webhook', 'error', 'A webhook has paused', w.name, app.way_to('/integrations?tab=webhooks', w.id), 'webhooks', w.id, null::uuid,
         '{}'::jsonb, concat_ws(':', 'webhook', w.id, l.xid), l.at
    from app.log l join public.webhooks w on w.id = l.row_id and w.deleted_at is null
      join public.people p on p.status = 'active' and p.deleted_at is null and (p.id = w.reader_id or not exists (select from public.people r
          where r.id = w.reader_id and r.status = 'active' and r.deleted_at is null) and exists (select from app.role_permissions g
        where g.role = app.current_role_of(p.id) and g.entity = 'webhooks' and g.verb = 'pause'))
   where l.entity = 'webhooks' and l.verb = 'update' and not l.masked and l.xid > p_after and l.xid <= p_upto and l.actor_id is null
     and l.after ->> 'status' = 'paused' and app.would_see(p.id, 'webhooks', w.id)
$$;
