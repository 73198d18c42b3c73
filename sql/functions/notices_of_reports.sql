-- What the feed between two transactions tells those who manage projects: that somebody asks how they go, as long as they have not said. More
-- than three at once are one notification.
create or replace function app.notices_of_reports(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with asked as materialized (select p.owner_id, p.id, p.name, l.actor_id, l.xid, l.at, count(*) over (partition by p.owner_id, l.actor_id, l.xid) as n,
      row_number() over (partition by p.owner_id, l.actor_id, l.xid order by p.name, p.id) as nth
    from app.log l join public.projects p on p.id = l.row_id and p.deleted_at is null and p.owner_id is distinct from l.actor_id
   where l.entity = 'projects' and l.verb = 'ask_for_report' and l.xid > p_after and l.xid <= p_upto and coalesce(p.reported_at < l.at, true))
  select owner_id, 'report_asked', 'info', 'Somebody asks how it goes', name, app.way_to('/projects', id) || '&act=report', 'projects', id,
         actor_id, '{}'::jsonb, concat_ws(':', 'report_asked', id, xid), at from asked where n <= 3 and app.would_see(owner_id, 'projects', id)
  union all
  select owner_id, 'report_asked', 'info', 'Somebody asks how your projects go', '', '/dashboard/project-manager', null, null,
         actor_id, jsonb_build_object('count', n), concat_ws(':', 'report_asked', actor_id, xid), at
    from asked where n > 3 and nth = 1 and app.would_see(owner_id, 'projects', id)
$$;
