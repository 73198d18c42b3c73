-- What the server could not work on: set aside, so that it holds up nobody, and named on a list that administrators see.
create table app.set_aside (
  id uuid primary key default app.new_id(),
  work text not null check (work in ('notification', 'mail', 'push', 'chore')),
  -- What it was about, in the words of the product; the same failure again is counted.
  subject text not null check (length(subject) <= 500),
  error text not null check (length(error) <= 500),
  user_id uuid references public.people (id), entity text, row_id uuid,
  -- The notification that was to be made, so that it can be tried again.
  draft jsonb check (octet_length(draft::text) <= 200000),
  times int not null default 1, first_at timestamptz not null default now(), last_at timestamptz not null default now(),
  unique nulls not distinct (work, subject, error, user_id, row_id)
);
create index on app.set_aside (last_at desc);
create index on app.set_aside (user_id);
alter table app.set_aside enable row level security;
alter table app.set_aside force row level security;
create policy owner on app.set_aside to current_user using (true) with check (true);
create policy definer on app.set_aside to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.set_aside to tandem_definer;
insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'set_aside', 'read', 'all'), ('ceo', 'set_aside', 'read', 'all'), ('auditor', 'set_aside', 'read', 'all'), ('admin', 'set_aside', 'retry', 'all');

create function app.put_aside(p_work text, p_subject text, p_error text, p_user uuid, p_entity text default null, p_row uuid default null, p_draft jsonb default null) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.set_aside as a (work, subject, error, user_id, entity, row_id, draft)
  values (p_work, left(p_subject, 500), left(p_error, 500), p_user, p_entity, p_row, case when octet_length(p_draft::text) <= 200000 then p_draft end)
  on conflict (work, subject, error, user_id, row_id) do update set times = a.times + 1, last_at = now(), draft = coalesce(excluded.draft, a.draft)
$$;
-- A chore that failed, or a mail that could not be written: the server says so itself.
create function app.note_failure(p_work text, p_subject text, p_error text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform app.put_aside(p_work, p_subject, p_error, null);
end $$;

-- The reader of the feed ----------------------------------------------------------------------------------------------------

-- What the feed between two transactions tells, to whom it may go.
create function app.notice_drafts(p_after xid8, p_upto xid8) returns setof app.notice_draft language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct on (d.user_id, d.dedupe_key) d.*
    from (select r.* from app.noticed e, app.notices_of_records(e, p_after, p_upto) r union all select * from app.notices_of_events(p_after, p_upto)) d join app.notice_kinds k using (kind)
   where (k.security or not exists (select from app.notification_mutes m where m.user_id = d.user_id and m.entity = d.entity and m.row_id = d.row_id))
     and (app.goes_by(d.user_id, d.kind, 'in_app') or app.goes_by(d.user_id, d.kind, 'email') or app.goes_by(d.user_id, d.kind, 'push'))
   order by d.user_id, d.dedupe_key
$$;

-- Makes notifications of drafts, and the mails of those that go by mail.
create function app.tell(p_drafts app.notice_draft[]) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  with made as (insert into public.notifications as n (user_id, kind, notification_type, title, message, action_url, entity, row_id, actor_id, details, dedupe_key, created_at, in_app)
  select d.user_id, d.kind, d.notification_type, d.title, d.message, d.action_url, d.entity, d.row_id, d.actor_id, d.details, d.dedupe_key, d.at, app.goes_by(d.user_id, d.kind, 'in_app') from unnest(p_drafts) d
  -- (Only the batches of an import come twice under one key.)
  on conflict (user_id, dedupe_key) do update set read = false, details = n.details || jsonb_build_object('count', (n.details ->> 'count')::int + (excluded.details ->> 'count')::int) returning n.id, n.user_id, n.kind)
  insert into app.notice_mails (notification_id, user_id, due_at) select m.id, m.user_id, app.mail_due(m.user_id, m.kind) from made m where app.goes_by(m.user_id, m.kind, 'email')
  on conflict do nothing
$$;

-- As in 0027; carefully, what cannot be judged or told is set aside, one by one, and what comes after it is told.
drop function app.deliver_notices(int);
create function app.deliver_notices(p_most int, p_careful boolean default false) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int; v_drafts app.notice_draft[]; v_draft app.notice_draft;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- Mostly there is nothing new, which is found out without a lock.
  if not exists (select from app.log where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  if not pg_try_advisory_xact_lock(7274) then return 0; end if;
  select xid into v_after from app.feed_cursors where reader = 'notifications';
  select n.xid, n.place into v_upto, v_entries from (select xid, row_number() over (order by xid, id) as place from app.log
    where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit p_most) n order by n.place desc limit 1;
  if v_upto is null then return 0; end if;
  if not p_careful then
    select array_agg(d) into v_drafts from app.notice_drafts(v_after, v_upto) d;
    perform app.tell(v_drafts);
  else
    begin
      for v_draft in select * from app.notice_drafts(v_after, v_upto) loop
        begin
          perform app.tell(array[v_draft]);
        exception when others then
          perform app.put_aside('notification', v_draft.title || ': ' || v_draft.message, sqlerrm, v_draft.user_id, v_draft.entity, v_draft.row_id, to_jsonb(v_draft));
        end;
      end loop;
    exception when others then
      perform app.pass_over(v_upto, sqlerrm);
    end;
  end if;
  update app.feed_cursors set xid = v_upto where reader = 'notifications';
  return v_entries;
end $$;

-- Sets a whole transaction of the feed aside: of what happened in it nobody is told.
create function app.pass_over(p_upto xid8, p_error text) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.put_aside('notification', coalesce((select string_agg(n || ' × ' || entity, ', ') from (select entity, count(*) as n from app.log where xid = p_upto group by entity order by entity) e), '?'), p_error, null)
$$;
-- For a transaction that takes longer than the reader has, even by itself.
create function app.pass_over_next(p_error text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_next xid8;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not pg_try_advisory_xact_lock(7274) then return; end if;
  select min(xid::text::numeric)::text::xid8 into v_next from app.log where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot());
  if v_next is null then return; end if;
  perform app.pass_over(v_next, p_error);
  update app.feed_cursors set xid = v_next where reader = 'notifications';
end $$;

-- Mail and pushes -----------------------------------------------------------------------------------------------------------

-- Whose notifications are to go out by mail next; what follows may fail for one person, and is then set aside for that person.
create function app.next_notice_mail() returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select user_id from app.notice_mails where due_at <= now() order by due_at limit 1);
end $$;
-- As in 0011, for one person.
drop function app.take_notice_mail();
create function app.take_notice_mail(p_user uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_due jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (Another server may be at it.)
  perform from app.notice_mails where user_id = p_user and due_at <= now() order by due_at limit 1 for update skip locked;
  if not found then return null; end if;
  with due as (delete from app.notice_mails where user_id = p_user and due_at <= now() returning notification_id)
    select jsonb_build_object('user_id', p.id, 'name', p.name, 'language', p.language, 'notices', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'details', n.details, 'action_url', n.action_url) order by n.created_at, n.id)
        from due d join public.notifications n on n.id = d.notification_id
       where not n.read and n.deleted_at is null and n.created_at > now() - interval '2 days' and (n.row_id is null or app.would_see(p_user, n.entity, n.row_id))), '[]')) into v_due
      from public.people p where p.id = p_user;
  return v_due;
end $$;
create function app.set_notice_mail_aside(p_user uuid, p_error text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.notice_mails where user_id = p_user and due_at <= now();
  get diagnostics v_count = row_count;
  if v_count > 0 then perform app.put_aside('mail', 'Notifications by e-mail', p_error, p_user); end if;
end $$;

-- As in 0026; one that cannot be judged is set aside.
create or replace function app.lease_pushes(p_most int) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; d app.push_devices; n public.notifications; v_due timestamptz; v_leased jsonb := '[]';
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.pushes where expires_at <= now();
  for q in select * from app.pushes where next_attempt_at <= now() and (leased_until is null or leased_until < now()) order by next_attempt_at limit p_most * 50 for update skip locked loop
    exit when jsonb_array_length(v_leased) >= p_most;
    select * into d from app.push_devices where id = q.device_id;
    continue when not found;
    if not app.push_device_open(d) then delete from app.push_devices where id = d.id; continue; end if;
    n := null;
    if q.notification_id is not null then
      select * into n from public.notifications where id = q.notification_id;
      begin
        v_due := app.push_due(n);
      exception when others then
        perform app.put_aside('push', n.title || ': ' || n.message, sqlerrm, n.user_id, n.entity, n.row_id);
        v_due := null;
      end;
      if v_due is null then delete from app.pushes where id = q.id; continue; end if;
      if v_due > now() then update app.pushes set next_attempt_at = v_due, expires_at = greatest(expires_at, v_due + interval '1 day') where id = q.id; continue; end if;
    end if;
    update app.pushes set leased_until = now() + interval '2 minutes', attempts = attempts + 1 where id = q.id;
    v_leased := v_leased || jsonb_build_object('id', q.id, 'attempt', q.attempts + 1, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
      'seconds', greatest(1, extract(epoch from q.expires_at - now())::int), 'language', (select language from public.people where id = d.user_id),
      'security', (select security from app.notice_kinds where kind = n.kind),
      'notice', case when n.id is not null then jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'details', n.details, 'action_url', n.action_url, 'entity', n.entity, 'row_id', n.row_id) end);
  end loop;
  return v_leased;
end $$;

-- The list ------------------------------------------------------------------------------------------------------------------

create function app.set_aside_list() returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('set_aside', 'read');
  return (select coalesce(jsonb_agg(a order by a.last_at desc, a.id), '[]') from (
    select s.id, s.work, s.subject, s.error, p.name as person, s.entity, s.row_id, s.times, s.first_at, s.last_at, s.draft is not null and app.rights('set_aside') ? 'retry' as can_retry, app.rights('set_aside') ? 'retry' as can_dismiss
      from app.set_aside s left join public.people p on p.id = s.user_id order by s.last_at desc, s.id limit 100) a);
end $$;
-- Tells what could not be told, once its cause is gone; where it still cannot, it stays on the list and says why.
create function app.retry_set_aside(p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.set_aside;
begin
  perform app.require('set_aside', 'retry');
  delete from app.set_aside where id = p_id and draft is not null returning * into v;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.tell(array[jsonb_populate_record(null::app.notice_draft, v.draft)]);
end $$;
create function app.dismiss_set_aside(p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('set_aside', 'retry');
  delete from app.set_aside where id = p_id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
create function app.retire_set_aside() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.set_aside where last_at < now() - interval '90 days' or id in (select id from app.set_aside order by last_at desc offset 1000);
end $$;

grant execute on function app.put_aside(text, text, text, uuid, text, uuid, jsonb), app.notice_drafts(xid8, xid8), app.tell(app.notice_draft[]), app.pass_over(xid8, text) to tandem_definer;
grant execute on function app.deliver_notices(int, boolean), app.pass_over_next(text), app.note_failure(text, text, text), app.next_notice_mail(), app.take_notice_mail(uuid), app.set_notice_mail_aside(uuid, text), app.retire_set_aside() to tandem_system;
grant execute on function app.set_aside_list(), app.retry_set_aside(uuid), app.dismiss_set_aside(uuid) to tandem_roles;
select app.settle_functions();
