-- Notifications on devices (docs/decisions/0014-web-push.md): which browsers want them, and what is on its way to them.

alter table app.notice_kinds add column push boolean not null default false;
update app.notice_kinds set push = true where security or kind in ('assigned', 'handed_over', 'import');

-- A browser that wants to be told, as its push service knows it. It ends with the session that it was turned on in.
create table app.push_devices (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id), session_id uuid not null references auth.session (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000), p256dh text not null check (length(p256dh) <= 100), auth text not null check (length(auth) <= 50),
  agent text, since timestamptz not null default now(), delivered_at timestamptz, failed_at timestamptz, last_error text
);
create index on app.push_devices (user_id);
create index on app.push_devices (session_id);
-- What is to be pushed to a device: a notification, or a try where there is none. It says nothing itself; a row goes once it has been taken.
create table app.pushes (
  id uuid primary key default app.new_id(), device_id uuid not null references app.push_devices (id) on delete cascade,
  notification_id uuid references public.notifications (id) on delete cascade,
  attempts int not null default 0, next_attempt_at timestamptz not null default now(), leased_until timestamptz, expires_at timestamptz not null,
  unique nulls not distinct (device_id, notification_id)
);
create index on app.pushes (next_attempt_at);
create index on app.pushes (expires_at);
create index on app.pushes (notification_id);
do $$
declare t regclass;
begin
  foreach t in array array['app.push_devices', 'app.pushes']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %s to tandem_definer', t);
  end loop;
end $$;

-- Devices of one's own -----------------------------------------------------------------------------------------------------

-- The caller's session, told by its token.
create function app.my_session(p_token text) returns uuid language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_session uuid := (select id from auth.session where token = p_token and "userId" = app.user_id());
begin
  if v_session is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return v_session;
end $$;

-- Notes that this session's browser wants to be told. A browser has one address, and only it knows the keys of it: with them an address
-- moves to whoever signs in there next, with what was on its way to somebody else left behind; without them nobody takes it.
create function app.keep_push_device(p_token text, p_endpoint text, p_p256dh text, p_auth text, p_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_session uuid := app.my_session(p_token); v_id uuid;
begin
  if exists (select from app.push_devices where endpoint = p_endpoint and (p256dh, auth) is distinct from (p_p256dh, p_auth)) then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from app.push_devices where (endpoint = p_endpoint and user_id <> app.user_id()) or (session_id = v_session and endpoint <> p_endpoint);
  delete from app.push_devices where id in (select id from app.push_devices where user_id = app.user_id() and endpoint <> p_endpoint order by since desc offset 19);
  insert into app.push_devices as d (user_id, session_id, endpoint, p256dh, auth, agent) values (app.user_id(), v_session, p_endpoint, p_p256dh, p_auth, left(p_agent, 500))
    on conflict (endpoint) do update set session_id = excluded.session_id, agent = excluded.agent where d.user_id = excluded.user_id returning id into v_id;
  if v_id is null then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  return v_id;
end $$;
create function app.my_push_devices(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'agent', d.agent, 'since', d.since, 'here', s.token = p_token, 'endpoint', case when s.token = p_token then d.endpoint end,
      'delivered_at', d.delivered_at, 'failed_at', d.failed_at, 'last_error', d.last_error) order by s.token = p_token desc, d.since desc), '[]')
    from app.push_devices d join auth.session s on s.id = d.session_id where d.user_id = app.user_id() and s."expiresAt" > now()
$$;
create function app.end_push_device(p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.push_devices where id = p_id and user_id = app.user_id();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
-- Has something sent to the browser of this session, to see whether it comes.
create function app.try_push(p_token text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.pushes (device_id, expires_at) select id, now() + interval '5 minutes' from app.push_devices where session_id = app.my_session(p_token) and user_id = app.user_id()
    on conflict (device_id, notification_id) do update set attempts = 0, next_attempt_at = now(), expires_at = excluded.expires_at;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;

-- When somebody is to be told ----------------------------------------------------------------------------------------------

-- The end of the quiet hours in which this moment lies for the person, or the moment itself.
create function app.after_quiet(p_user uuid, p_at timestamptz) returns timestamptz language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.notification_settings; v_zone text := (select time_zone from public.people where id = p_user); v_local timestamp := p_at at time zone v_zone; v_end timestamp;
begin
  select * into s from app.notification_settings where user_id = p_user;
  if s.quiet_from is null then return p_at; end if;
  -- Quiet hours may run past midnight.
  if not (case when s.quiet_from < s.quiet_until then v_local::time >= s.quiet_from and v_local::time < s.quiet_until
          else v_local::time >= s.quiet_from or v_local::time < s.quiet_until end) then return p_at; end if;
  v_end := date_trunc('day', v_local) + s.quiet_until;
  return (case when v_end > v_local then v_end else v_end + interval '1 day' end) at time zone v_zone;
end $$;

create or replace function app.mail_due(p_user uuid, p_kind text) returns timestamptz language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_hour int; v_local timestamp; v_day timestamp; v_zone text := (select time_zone from public.people where id = p_user);
begin
  if (select security from app.notice_kinds where kind = p_kind) then return now(); end if;
  select digest_hour into v_hour from app.notification_settings where user_id = p_user;
  if v_hour is null then return app.after_quiet(p_user, now() + interval '1 minute'); end if;
  v_local := now() at time zone v_zone;
  v_day := date_trunc('day', v_local) + v_hour * interval '1 hour';
  return (case when v_day > v_local then v_day else v_day + interval '1 day' end) at time zone v_zone;
end $$;

-- A notification that is made, or comes back at its time, goes to each device of its person. What concerns security goes at once; the rest
-- leaves a moment in which whoever sits before Tandem reads it there.
create function app.queue_pushes() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.pushes (device_id, notification_id, next_attempt_at, expires_at)
  select d.id, new.id, now() + case when k.security then interval '0' else interval '10 seconds' end, now() + interval '2 days'
    from app.push_devices d, app.notice_kinds k where d.user_id = new.user_id and k.kind = new.kind and app.goes_by(new.user_id, new.kind, 'push')
    on conflict (device_id, notification_id) do update set attempts = 0, next_attempt_at = excluded.next_attempt_at, expires_at = excluded.expires_at;
  return null;
end $$;
create trigger z_push_new after insert on public.notifications for each row execute function app.queue_pushes();
create trigger z_push_back after update of snoozed_until on public.notifications for each row
  when (old.snoozed_until <= now() and new.snoozed_until is null and not new.read) execute function app.queue_pushes();

-- As in 0011, but a kind that goes by nothing but push is made, too.
create or replace function app.deliver_notices(p_most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- Mostly there is nothing new, which is found out without a lock.
  if not exists (select from app.log where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select xid into v_after from app.feed_cursors where reader = 'notifications' for update skip locked;
  if not found then return 0; end if;
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

create or replace function app.my_notice_choices() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'kinds', (select jsonb_agg(jsonb_build_object('kind', k.kind, 'security', k.security, 'in_app', app.goes_by(app.user_id(), k.kind, 'in_app'), 'email', app.goes_by(app.user_id(), k.kind, 'email'), 'push', app.goes_by(app.user_id(), k.kind, 'push')) order by k.place)
      from app.notice_kinds k where k.security or (select kind from public.people where id = app.user_id()) = 'employee'),
    'quiet_from', to_char(s.quiet_from, 'HH24:MI'), 'quiet_until', to_char(s.quiet_until, 'HH24:MI'), 'digest_hour', s.digest_hour)
  from (select) here left join app.notification_settings s on s.user_id = app.user_id()
$$;
-- A way that is not named stays as it was chosen: a page that was opened before there was one does not know it.
create or replace function app.keep_notice_choices(p_channels jsonb, p_quiet_from time, p_quiet_until time, p_digest_hour int) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kept jsonb;
begin
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select coalesce(jsonb_object_agg(k.kind, (select jsonb_object_agg(way, coalesce((p_channels -> k.kind ->> way)::boolean, app.goes_by(app.user_id(), k.kind, way))) from unnest('{in_app,email,push}'::text[]) way)), '{}') into v_kept
    from app.notice_kinds k where not k.security;
  insert into app.notification_settings (user_id, channels, quiet_from, quiet_until, digest_hour)
    values (app.user_id(), v_kept, p_quiet_from, p_quiet_until, p_digest_hour)
    on conflict (user_id) do update set channels = excluded.channels, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_hour = excluded.digest_hour;
end $$;

-- Sending ------------------------------------------------------------------------------------------------------------------

-- Whether a device may still be told anything: its session is open, and its person is here.
create function app.push_device_open(p_device app.push_devices) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.session s join public.people p on p.id = s."userId" and p.status = 'active' and p.deleted_at is null and p.kind = s.door
    where s.id = p_device.session_id and s."userId" = p_device.user_id and s."expiresAt" > now() and s.second_factor)
$$;
-- When a notification may be pushed: now or at a later time, or never (null), since it was read, is no longer seen or no longer wanted.
create function app.push_due(n public.notifications) returns timestamptz language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_security boolean := (select security from app.notice_kinds where kind = n.kind);
begin
  if n.read or n.deleted_at is not null or not app.goes_by(n.user_id, n.kind, 'push') then return null; end if;
  if n.snoozed_until > now() then return n.snoozed_until; end if;
  if n.row_id is not null and not app.would_see(n.user_id, n.entity, n.row_id) then return null; end if;
  if v_security then return now(); end if;
  if exists (select from app.notification_mutes m where m.user_id = n.user_id and m.entity = n.entity and m.row_id = n.row_id) then return null; end if;
  return app.after_quiet(n.user_id, now());
end $$;

-- Lets a server send what is due, for two minutes; what it then does not settle another takes. What is not to be sent (any more, or yet) is
-- put aside on the way.
create function app.lease_pushes(p_most int) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; d app.push_devices; n public.notifications; v_due timestamptz; v_leased jsonb := '[]';
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.pushes where expires_at <= now();
  for q in select * from app.pushes where next_attempt_at <= now() and (leased_until is null or leased_until < now()) order by next_attempt_at limit p_most for update skip locked loop
    select * into d from app.push_devices where id = q.device_id;
    continue when not found;
    if not app.push_device_open(d) then delete from app.push_devices where id = d.id; continue; end if;
    n := null;
    if q.notification_id is not null then
      select * into n from public.notifications where id = q.notification_id;
      v_due := app.push_due(n);
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

-- Notes how an attempt ended: taken; the device is gone; refused, so that another try is of no use; or to be tried later, which waits as long as
-- the service wishes, and 30 s, 1, 2, 4 … minutes at least. The eighth try is the last.
create function app.settle_push(p_id uuid, p_attempt int, p_outcome text, p_error text, p_wait int) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into q from app.pushes where id = p_id and attempts = p_attempt for update;
  if not found then return; end if;
  if p_outcome = 'gone' then delete from app.push_devices where id = q.device_id; return; end if;
  update app.push_devices set delivered_at = case when p_outcome = 'taken' then now() else delivered_at end, failed_at = case when p_outcome <> 'taken' then now() end, last_error = left(p_error, 200) where id = q.device_id;
  if p_outcome = 'later' and q.attempts < 8 then
    update app.pushes set leased_until = null, next_attempt_at = now() + least(greatest(interval '30 seconds' * 2 ^ (attempts - 1), p_wait * interval '1 second'), interval '6 hours') where id = q.id;
  else
    delete from app.pushes where id = q.id;
  end if;
end $$;

grant execute on function app.keep_push_device(text, text, text, text, text), app.my_push_devices(text), app.end_push_device(uuid), app.try_push(text) to tandem_roles;
grant execute on function app.lease_pushes(int), app.settle_push(uuid, int, text, text, int) to tandem_system;
grant execute on function app.my_session(text), app.after_quiet(uuid, timestamptz), app.push_device_open(app.push_devices), app.push_due(public.notifications) to tandem_definer;
select app.settle_functions();
