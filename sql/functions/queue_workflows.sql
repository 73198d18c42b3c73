-- Starts what came into the log since the last time, and what a schedule says; wakes runs that wait for what came. Answers how many entries
-- were read. Cursor and runs move in one transaction: a kill loses nothing and doubles nothing. Whole transactions only, one server at a
-- time, by a lock that is no row's. Of one workflow 10,000 runs wait at most: what comes on top is counted, and not kept.
-- after: workflow_events, workflow_time
create or replace function app.queue_workflows(p_most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int := 0; w record;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not pg_try_advisory_xact_lock(7293) then return 0; end if;
  for w in select f.id, f.published, v.definition from public.workflows f
      join app.workflow_versions v on v.workflow_id = f.id and v.number = f.published where f.next_at <= now() and f.status = 'active' loop
    insert into app.workflow_runs (workflow_id, number) values (w.id, w.published);
    update public.workflows set next_at = app.workflow_time(w.definition -> 'trigger', now()) where id = w.id;
  end loop;
  select xid into v_after from app.feed_cursors where reader = 'workflows';
  -- (Where nothing could start or be woken the log is passed over at once.)
  if exists (select from public.workflows where status = 'active' and deleted_at is null)
    or exists (select from app.workflow_runs where wait_row is not null) then
    select n.xid, n.place into v_upto, v_entries from (select xid, row_number() over (order by xid, id) as place from app.log
      where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit p_most) n order by n.place desc limit 1;
  else
    select xid into v_upto from app.log where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid desc limit 1;
  end if;
  if v_upto is null then return 0; end if;
  if v_entries > 0 then
    -- (What happened before the version in force was published starts the one before it.)
    for w in select f.id, v.number, v.definition -> 'trigger' as t, tstzrange(v.published_at, n.published_at) as during from public.workflows f
        join app.workflow_versions v on v.workflow_id = f.id and v.number > f.published - 10
        left join app.workflow_versions n on n.workflow_id = f.id and n.number = v.number + 1
        where f.status = 'active' and f.deleted_at is null and v.definition -> 'trigger' ->> 'on' = 'event'
          and (n.published_at is null or n.published_at > (select min(at) from app.log where xid > v_after and xid <= v_upto)) loop
      perform app.start_workflow_runs(w.id, w.number, w.t, w.during, v_after, v_upto);
    end loop;
    update app.workflow_runs r set next_at = now() from app.log l join app.entities e on e.entity = l.entity
     where l.xid > v_after and l.xid <= v_upto and r.wait_row = l.row_id and r.wait_entity = l.entity and r.state = 'waiting'
       and (l.after ->> e.state::text = any (r.wait_states) or l.verb = 'remove');
  end if;
  update app.feed_cursors set xid = v_upto where reader = 'workflows';
  return v_entries;
end $$;
grant execute on function app.queue_workflows(int) to tandem_system;
