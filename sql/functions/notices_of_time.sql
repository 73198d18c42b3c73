-- What the feed between two transactions tells those whose time was refused: once for each who refuses and each reason.
create or replace function app.notices_of_time(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select t.owner_id, 'time_refused', 'warning', 'Time was refused', t.reason,
         case when count(*) = 1 then app.way_to('/tasks?tab=time', min(t.id::text)::uuid) else '/tasks?tab=time&owner=me&status=rejected' end,
         null, null::uuid, l.actor_id, jsonb_build_object('name', min(t.name), 'entries', count(*)),
         concat_ws(':', 'time_refused', min(t.id::text), l.xid), max(l.at)
    from app.log l join public.time_entries t on t.id = l.row_id and t.deleted_at is null and t.status = 'rejected' and t.owner_id is distinct from l.actor_id
   where l.entity = 'time_entries' and l.verb = 'update' and l.after ->> 'status' = 'rejected' and not l.masked and l.xid > p_after and l.xid <= p_upto
   group by t.owner_id, l.actor_id, l.xid, t.reason
$$;
