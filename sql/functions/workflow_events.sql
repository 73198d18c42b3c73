-- For which records of what the log says between two transactions, while a version was in force, a workflow starts: once for each record and
-- transaction; with the workflows in whose runs that was done, or by agents in their tasks, the outermost first, since one that began it is not
-- begun by it again.
create or replace function app.workflow_events(p_during tstzrange, p_trigger jsonb, p_after xid8, p_upto xid8)
returns table (row_id uuid, xid xid8, chain uuid[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.row_id, l.xid, coalesce((select p.chain || p.workflow_id from app.runs r
      left join app.log g on g.entity = 'agent_tasks' and g.row_id = r.task_id and g.verb = 'create' left join app.runs o on o.id = g.run_id
      join app.workflow_runs p on p.id = coalesce(r.workflow_run_id, o.workflow_run_id)
      where r.id = (array_agg(l.run_id) filter (where l.run_id is not null))[1] limit 1), '{}')
    from app.log l join app.entities e on e.entity = l.entity
   where l.xid > p_after and l.xid <= p_upto and l.at <@ p_during and l.entity = p_trigger ->> 'entity' and case p_trigger ->> 'event'
     when 'created' then l.verb = 'create'
     when 'removed' then l.verb = 'remove'
     when 'entered' then l.verb in ('create', 'update') and l.after ->> e.state::text = p_trigger ->> 'state'
     else l.verb in ('update', 'restore') and (not p_trigger ? 'field' or l.after ? (p_trigger ->> 'field')
       and (coalesce(p_trigger ->> 'from', '') = '' or l.before ->> (p_trigger ->> 'field') = p_trigger ->> 'from')
       and (coalesce(p_trigger ->> 'to', '') = '' or l.after ->> (p_trigger ->> 'field') = p_trigger ->> 'to')) end
   group by l.xid, l.row_id order by l.xid, min(l.id)
$$;
