-- What the feed between two transactions tells, to whom it may go.
create or replace function app.notice_drafts(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct on (d.user_id, d.dedupe_key) d.*
    from (select r.* from app.noticed e, app.notices_of_records(e, p_after, p_upto) r union all select * from app.notices_of_events(p_after, p_upto)
      union all select * from app.notices_of_mentions(p_after, p_upto) union all select * from app.notices_of_clients(p_after, p_upto)
      union all select * from app.notices_of_tasks(p_after, p_upto) union all select * from app.notices_of_time(p_after, p_upto)
      union all select * from app.notices_of_work(p_after, p_upto)
      union all select * from app.notices_of_reports(p_after, p_upto) union all select * from app.notices_of_tickets(p_after, p_upto)
      union all select * from app.notices_of_messages(p_after, p_upto) union all select * from app.notices_of_mail(p_after, p_upto)
      union all select * from app.notices_of_webhooks(p_after, p_upto)
      union all select * from app.notices_of_repositories(p_after, p_upto) union all select * from app.notices_of_findings(p_after, p_upto)) d
      join app.notice_kinds k using (kind)
   where (k.security or not exists (select from app.notification_mutes m where m.user_id = d.user_id and m.entity = d.entity and m.row_id = d.row_id))
     and (app.goes_by(d.user_id, d.kind, 'in_app') or app.goes_by(d.user_id, d.kind, 'email') or app.goes_by(d.user_id, d.kind, 'push'))
   order by d.user_id, d.dedupe_key
$$;
