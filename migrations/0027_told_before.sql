-- Whether somebody was told the like before is looked up by an index, not searched for among all former entries: five thousand roles given in
-- one transaction were more than the reader of the feed could judge in its time, and it tried the same batch for ever.
create index on app.log ((after ->> 'user_id'), xid, id) where entity = 'user_roles' and verb = 'create';
alter table app.noticed_events add check (not again or (entity, verb, recipient) = ('user_roles', 'create', 'user_id'));

create or replace function app.notices_of_events(p_after xid8, p_upto xid8) returns setof app.notice_draft language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, e.kind, e.notification_type, e.title, coalesce(l.after ->> e.message, ''), coalesce((select n.path from app.noticed n where n.entity = l.after ->> 'entity'), e.path),
         case when e.record then l.entity end, case when e.record then l.row_id end, l.actor_id, coalesce(l.after, '{}') || jsonb_build_object('verb', l.verb) - 'owner_id' - 'user_id',
         concat_ws(':', e.kind, l.entity, l.row_id, l.xid, l.id), l.at
    from app.log l join app.noticed_events e using (entity, verb)
    join public.people p on p.id = case when e.recipient is null then l.row_id else (l.after ->> e.recipient)::uuid end and p.status = 'active' and p.deleted_at is null
   where l.xid > p_after and l.xid <= p_upto and not l.masked and (e.own_acts or l.actor_id is distinct from p.id) and (not e.record or app.would_see(p.id, l.entity, l.row_id))
     and (not e.again or exists (select from app.log o where o.entity = 'user_roles' and o.verb = 'create' and o.after ->> 'user_id' = p.id::text and (o.xid, o.id) < (l.xid, l.id)))
$$;

-- As in 0021, but one at a time by a lock that is no row's: whoever locks a row has begun to write, and nobody hears of any change in the feed
-- while one that came before is being written. What is to be told may take minutes to judge; it is written in an instant.
create or replace function app.deliver_notices(p_most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- Mostly there is nothing new, which is found out without a lock.
  if not exists (select from app.log where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  if not pg_try_advisory_xact_lock(7274) then return 0; end if;
  select xid into v_after from app.feed_cursors where reader = 'notifications';
  select n.xid, n.place into v_upto, v_entries from (select xid, row_number() over (order by xid, id) as place from app.log
    where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit p_most) n order by n.place desc limit 1;
  if v_upto is null then return 0; end if;
  with made as (insert into public.notifications as n (user_id, kind, notification_type, title, message, action_url, entity, row_id, actor_id, details, dedupe_key, created_at, in_app)
  select distinct on (d.user_id, d.dedupe_key) d.user_id, d.kind, d.notification_type, d.title, d.message, d.action_url, d.entity, d.row_id, d.actor_id, d.details, d.dedupe_key, d.at, app.goes_by(d.user_id, d.kind, 'in_app')
    from (select r.* from app.noticed e, app.notices_of_records(e, v_after, v_upto) r union all select * from app.notices_of_events(v_after, v_upto)) d join app.notice_kinds k using (kind)
   where (k.security or not exists (select from app.notification_mutes m where m.user_id = d.user_id and m.entity = d.entity and m.row_id = d.row_id))
     and (app.goes_by(d.user_id, d.kind, 'in_app') or app.goes_by(d.user_id, d.kind, 'email') or app.goes_by(d.user_id, d.kind, 'push'))
   order by d.user_id, d.dedupe_key
  -- (Only the batches of an import come twice under one key.)
  on conflict (user_id, dedupe_key) do update set read = false, details = n.details || jsonb_build_object('count', (n.details ->> 'count')::int + (excluded.details ->> 'count')::int) returning n.id, n.user_id, n.kind)
  insert into app.notice_mails (notification_id, user_id, due_at) select m.id, m.user_id, app.mail_due(m.user_id, m.kind) from made m where app.goes_by(m.user_id, m.kind, 'email')
  on conflict do nothing;
  update app.feed_cursors set xid = v_upto where reader = 'notifications';
  return v_entries;
end $$;
