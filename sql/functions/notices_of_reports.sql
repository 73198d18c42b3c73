-- What the feed between two transactions tells those who manage a project: that somebody asks how it goes, as long as they have not said.
create or replace function app.notices_of_reports(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.owner_id, 'report_asked', 'info', 'Somebody asks how it goes', p.name, app.way_to('/projects', p.id) || '&act=report', 'projects', p.id,
         l.actor_id, '{}'::jsonb, concat_ws(':', 'report_asked', p.id, l.xid), l.at
    from app.log l join public.projects p on p.id = l.row_id and p.deleted_at is null and p.owner_id is distinct from l.actor_id
   where l.entity = 'projects' and l.verb = 'ask_for_report' and l.xid > p_after and l.xid <= p_upto
     and coalesce(p.reported_at < l.at, true) and app.would_see(p.owner_id, 'projects', p.id)
$$;
