-- What the feed between two transactions tells whoever deals with findings: what a check found that was not known, or is there again. One
-- notice for each check, of the gravest. What was dealt with meanwhile is no news, and neither is what a person opens again.
create or replace function app.notices_of_findings(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, 'finding', case f.severity when 'high' then 'error' else 'warning' end, 'A check has found something', f.title,
         app.way_to('/dashboard/ai-army?tab=findings', f.id), 'agent_findings', f.id, null::uuid,
         jsonb_strip_nulls(jsonb_build_object('agent', a.name)), concat_ws(':', 'finding', f.xid, f.agent_id, f.kind), f.at
    from (select distinct on (l.xid, g.agent_id, g.kind) g.*, l.xid, l.at from app.log l join public.agent_findings g on g.id = l.row_id
       where l.entity = 'agent_findings' and l.verb in ('create', 'update') and l.after ->> 'status' = 'open' and l.actor_id is null
         and not l.masked and l.xid > p_after and l.xid <= p_upto and g.deleted_at is null and g.status = 'open' and g.severity <> 'low'
       order by l.xid, g.agent_id, g.kind, g.severity = 'high' desc, g.id) f
      left join public.ai_agents a on a.id = f.agent_id
      join public.people p on p.status = 'active' and p.deleted_at is null and exists (select from app.role_permissions r
        where r.role = app.current_role_of(p.id) and r.entity = 'agent_findings' and r.verb = 'update')
   where app.would_see(p.id, 'agent_findings', f.id)
$$;
