-- after: holidays_wanted, mailbox_work_due, webhooks_due
-- The tasks for which there is something to do, each with the pause after its last run. Each condition is one look into an index.
-- (Leads of a removed stage in the order of their index: without one, all would be read where none stands there.)
create or replace function app.work_due() returns table (task text, pause interval)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'seal_log', interval '1 second' where exists (select from app.log l where l.xid < pg_snapshot_xmin(pg_current_snapshot())
    and (l.xid, l.id) > (coalesce((select upto_xid from app.seals order by no desc limit 1), '0'),
      coalesce((select upto_id from app.seals order by no desc limit 1), 0)))
  union all select 'find_duplicates', interval '1 second' where exists (select from app.log l where l.xid < pg_snapshot_xmin(pg_current_snapshot())
    and (l.xid, l.id) > (select r.xid, r.id from app.duplicates_read r))
  union all select 'write_mail', interval '0' where exists (select from app.notice_mails where due_at <= now())
  union all select 'send_mail', interval '0' where exists (select from app.wished_links where taken_at is null)
    or exists (select from app.outgoing_mail where body is not null and expires_at <= now())
    or exists (select from app.outgoing_mail where state = 'queued' and next_attempt_at <= now() and (leased_until is null or leased_until < now()))
  union all select 'take_in_forms', interval '0' where exists (select from public.form_submissions where status = 'received' and deleted_at is null)
  union all select 'send_campaigns', interval '0' where exists (select from app.campaign_sendings where next_at <= now())
  union all select 'finish_envelopes', interval '0'
    where exists (select from public.envelopes where status = 'completed' and finished_at is null and next_try_at <= now())
  union all select 'mail_envelopes', interval '0' where exists (select from public.envelope_recipients where mail_due)
  union all select * from app.mailbox_work_due() union all select 'push', interval '0' where exists (select from app.pushes where expires_at <= now())
    or exists (select from app.pushes where next_attempt_at <= now() and (leased_until is null or leased_until < now()))
  union all select 'queue_webhooks', interval '1 second' where exists (select from app.log l where l.xid < pg_snapshot_xmin(pg_current_snapshot())
    and l.xid > (select c.xid from app.feed_cursors c where c.reader = 'webhooks'))
  union all select 'send_webhooks', interval '0' where exists (select from app.webhooks_due())
  union all select 'queue_workflows', interval '1 second' where exists (select from app.log l where l.xid < pg_snapshot_xmin(pg_current_snapshot())
    and l.xid > (select c.xid from app.feed_cursors c where c.reader = 'workflows')) or exists (select from public.workflows where next_at <= now())
  union all select 'run_workflows', interval '0' where exists (select from app.workflow_runs where state = 'waiting' and next_at <= now())
  union all select 'repeat_tasks', interval '1 second'
    where exists (select from public.tasks where status = 'done' and repeat_rule is not null and not followed)
  union all select 'take_up_imports', interval '5 seconds'
    where exists (select from public.imports where state in ('checking', 'committing', 'undoing') and beat_at < now() - interval '15 seconds')
  union all select 'read_texts', interval '1 second' where exists (select from app.blobs b join public.files f using (digest) where b.unread)
  union all select 'note_parts', interval '5 minutes' union all select 'fill_holidays', interval '2 seconds' where app.holidays_wanted() is not null
  union all select 'empty_stages', interval '2 seconds'
    where exists (select from public.stages s, lateral (select from public.leads l where l.stage = s.key and l.deleted_at is null
      order by l.stage_entered_at limit 1) l where s.replaced_by is not null)
  union all select 'empty_choices', interval '15 seconds' where exists (select from public.choices where leaving)
  union all select 'search_anew', interval '1 second' where exists (select from app.search_due)
  union all select 'rescore', interval '2 seconds' where exists (select from public.leads where score_until <= now())
    or exists (select from app.rescoring where one and (not again or noted_at < now() - interval '10 minutes'))
  union all select 'weigh_health', interval '5 seconds' where exists (select from app.health_queue where due <= now())
  union all select 'end_roles', interval '15 seconds' where exists (select from public.user_roles r
    join public.people p on p.id = r.user_id and p.deleted_at is null where r.expires_at <= now()
    and not exists (select from public.user_roles n where n.user_id = r.user_id and (n.created_at, n.id) > (r.created_at, r.id)))
  union all select 'wake_notifications', interval '5 seconds' where exists (select from public.notifications where snoozed_until <= now())
$$;
