-- Has what came into the log since the last time sent to the webhooks that wish it; answers how many entries that were. Cursor and queue
-- move in one transaction: a kill loses nothing and doubles nothing. Whole transactions only, and one server at a time, by a lock that is
-- no row's (as app.deliver_notices). Of one webhook 10,000 events wait at most: what comes on top is counted, and not kept.
-- after: webhook_events
create or replace function app.queue_webhooks(p_most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int; v_free int; v_new int; v_over int; w public.webhooks;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not pg_try_advisory_xact_lock(7291) then return 0; end if;
  select xid into v_after from app.feed_cursors where reader = 'webhooks';
  -- (Where there is no webhook the log is passed over at once.)
  if exists (select from public.webhooks where deleted_at is null) then
    select n.xid, n.place into v_upto, v_entries from (select xid, row_number() over (order by xid, id) as place from app.log
      where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit p_most) n order by n.place desc limit 1;
  else
    select xid, 0 into v_upto, v_entries from app.log where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid desc limit 1;
  end if;
  if v_upto is null then return 0; end if;
  for w in select * from public.webhooks where deleted_at is null loop
    v_free := 10000 - (select count(*) from app.webhook_deliveries where webhook_id = w.id and state = 'waiting');
    with came as materialized (select row_number() over (order by e.xid) as n, e.* from app.webhook_events(w, v_after, v_upto) e),
      queued as (insert into app.webhook_deliveries (webhook_id, type, entity, row_id, xid, at)
        select w.id, c.type, c.entity, c.row_id, c.xid, c.at from came c where c.n <= v_free order by c.n on conflict do nothing returning 1)
    select (select count(*) from queued), (select count(*) from came where n > v_free) into v_new, v_over;
    if v_over > 0 then update public.webhooks set dropped = dropped + v_over where id = w.id; end if;
  end loop;
  update app.feed_cursors set xid = v_upto where reader = 'webhooks';
  return v_entries;
end $$;
grant execute on function app.queue_webhooks(int) to tandem_system;
