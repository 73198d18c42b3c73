-- Makes notifications of drafts, and the mails of those that go by mail.
create or replace function app.tell(p_drafts app.notice_draft[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with made as (insert into public.notifications as n (user_id, kind, notification_type,
    title, message, action_url, entity, row_id, actor_id, details, dedupe_key, created_at, in_app)
  select d.user_id, d.kind, d.notification_type, d.title, d.message, d.action_url, d.entity, d.row_id,
    d.actor_id, d.details, d.dedupe_key, d.at, app.goes_by(d.user_id, d.kind, 'in_app') from unnest(p_drafts) d
  -- (Only the batches of an import come twice under one key.)
  on conflict (user_id, dedupe_key) do update set read = false, details = n.details
    || jsonb_build_object('count', (n.details ->> 'count')::int + (excluded.details ->> 'count')::int) returning n.id, n.user_id, n.kind)
  insert into app.notice_mails (notification_id, user_id, due_at) select m.id, m.user_id, app.mail_due(m.user_id, m.kind) from made m
    where app.goes_by(m.user_id, m.kind, 'email')
  on conflict do nothing
$$;
