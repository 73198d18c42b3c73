CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notification_type" text DEFAULT 'info' NOT NULL,
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"action_url" text,
	"snoozed_until" timestamp with time zone,
	"in_app" boolean DEFAULT true NOT NULL,
	"entity" text,
	"row_id" uuid,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "notifications_notification_type" CHECK ("notifications"."notification_type" in ('info', 'success', 'warning', 'error'))
);

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_index" ON "notifications" USING btree ("user_id","dedupe_key");
CREATE INDEX "notifications_user_id_created_at_id_index" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id") WHERE deleted_at is null and not read;
CREATE INDEX "notifications_bin_index" ON "notifications" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "notifications_snoozed_index" ON "notifications" USING btree ("snoozed_until") WHERE snoozed_until is not null;
CREATE INDEX "notifications_entity_row_id_index" ON "notifications" USING btree ("entity","row_id");
CREATE INDEX "notifications_actor_id_index" ON "notifications" USING btree ("actor_id");

-- Notifications (docs/decisions/0009-notifications.md): made from the change feed by one durable reader, as the server itself. What to tell
-- whom is declared per entity, as data; who may no longer see the record a notification tells of does not see it either.

-- What people can be told, and what goes by which channel until they choose otherwise. What concerns their security cannot be muted or put off.
create table app.notice_kinds (
  kind text primary key, place int not null, security boolean not null default false,
  in_app boolean not null default true, email boolean not null default false
);
insert into app.notice_kinds (kind, place, security, email) values
  ('assigned', 1, false, true), ('handed_over', 2, false, true), ('moved', 3, false, false), ('import', 4, false, false),
  ('role', 5, true, true), ('sign_in', 6, true, true), ('second_factor', 7, true, true), ('password', 8, true, true);

-- Entities whose records have somebody responsible (owner_id), who hears when they get one and when its state changes.
create table app.noticed (entity text primary key, one text not null, many text not null, state name, path text not null);
insert into app.noticed (entity, one, many, state, path) values ('leads', 'Lead', 'Leads', 'stage', '/leads'), ('accounts', 'Client', 'Clients', 'stage', '/clients');

-- Entries of the feed that tell somebody something by themselves. `recipient` and `message` are keys of what the entry says came to be;
-- without a recipient it is about the row's own person. `record`: the row can be looked at, and who may not see it is not told.
create table app.noticed_events (
  entity text not null, verb text not null, kind text not null references app.notice_kinds (kind), notification_type text not null, title text not null,
  recipient text, message text, record boolean not null default false,
  -- Told even to who did it, since it may not have been them, or took its time. `again`: not the first time that it happens to somebody.
  own_acts boolean not null default false, again boolean not null default false, path text not null,
  primary key (entity, verb)
);
create index on app.noticed_events (kind);
insert into app.noticed_events (entity, verb, kind, notification_type, title, recipient, message, record, own_acts, again, path) values
  ('imports', 'committed', 'import', 'success', 'Import finished', 'owner_id', 'name', true, true, false, '/leads'),
  ('imports', 'undone', 'import', 'info', 'Import undone', 'owner_id', 'name', true, true, false, '/leads'),
  ('imports', 'stopped', 'import', 'error', 'Import stopped', 'owner_id', 'name', true, true, false, '/leads'),
  ('user_roles', 'create', 'role', 'warning', 'Your role changed', 'user_id', 'role', false, false, true, '/security'),
  ('sessions', 'new_device', 'sign_in', 'warning', 'Sign-in from a new device', null, 'agent', false, true, false, '/security'),
  ('sessions', 'second_factor_on', 'second_factor', 'success', 'Second step of sign-in turned on', null, null, false, true, false, '/security'),
  ('sessions', 'second_factor_off', 'second_factor', 'warning', 'Second step of sign-in turned off', null, null, false, true, false, '/security'),
  ('sessions', 'change_password', 'password', 'warning', 'Your password was changed', null, null, false, true, false, '/security'),
  ('sessions', 'use_reset', 'password', 'warning', 'Your password was changed', null, null, false, true, false, '/security'),
  ('sessions', 'make_reset', 'password', 'warning', 'A link for a new password was made', null, null, false, true, false, '/security');

-- What somebody chose: {"moved": {"email": true}}; quiet hours and the digest for the channels that disturb, in their own time zone.
create table app.notification_settings (
  user_id uuid primary key references public.people (id), channels jsonb not null default '{}' check (jsonb_typeof(channels) = 'object' and length(channels::text) < 4000),
  quiet_from time, quiet_until time, digest_hour int check (digest_hour between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null))
);
-- Records of which somebody wants to hear nothing more.
create table app.notification_mutes (
  user_id uuid not null references public.people (id), entity text not null, row_id uuid not null, at timestamptz not null default now(),
  primary key (user_id, entity, row_id)
);
-- Notifications that are to go out by mail, and when.
create table app.notice_mails (notification_id uuid primary key references public.notifications (id) on delete cascade, user_id uuid not null references public.people (id), due_at timestamptz not null);
create index on app.notice_mails (due_at);
create index on app.notice_mails (user_id);
-- When each person's notifications last changed, for their event streams.
create table app.inboxes (user_id uuid primary key references public.people (id), changed xid8 not null) with (fillfactor = 50);
create index on app.inboxes (changed);
-- How far a reader of the feed has come: all transactions up to this one are behind it.
create table app.feed_cursors (reader text primary key, xid xid8 not null);
insert into app.feed_cursors values ('notifications', pg_current_xact_id());
-- The kinds of browser that somebody has signed in with: versions left out, so that an update is no new device.
create table app.devices (user_id uuid not null references public.people (id), agent text not null, last_seen timestamptz not null default now(), primary key (user_id, agent));
create function app.agent_kind(p_agent text) returns text language sql immutable
  return nullif(left(regexp_replace(p_agent, '[0-9][0-9._]*', '', 'g'), 300), '');
insert into app.devices (user_id, agent) select distinct s."userId", app.agent_kind(s."userAgent") from auth.session s join public.people p on p.id = s."userId" where app.agent_kind(s."userAgent") is not null;

do $$
declare t regclass;
begin
  foreach t in array array['app.notice_kinds', 'app.noticed', 'app.noticed_events', 'app.notification_settings', 'app.notification_mutes', 'app.notice_mails', 'app.inboxes', 'app.feed_cursors', 'app.devices']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %s to tandem_definer', t);
  end loop;
end $$;
create policy streams on app.inboxes for select to tandem_system using ((select app.verified()));
grant select on app.inboxes to tandem_system;

-- Rights: one's own, as far as one may still see what they tell of. (Nobody makes one by hand.)
insert into app.scopes (entity, scope, predicate) values ('notifications', 'own', 'user_id = {user_id} and in_app and (row_id is null or app.sees(entity, row_id))');
insert into app.role_permissions (role, entity, verb, scope, columns)
select role, 'notifications', verb, 'own', case verb when 'update' then '{read,read_at,snoozed_until}'::text[] end
  from unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor,client,client_admin}'::text[]) role, unnest('{read,update,delete}'::text[]) verb;
select app.govern('notifications', null, false);

create function app.note_reading() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.read is distinct from old.read then new.read_at := case when new.read then now() end; else new.read_at := old.read_at; end if;
  return new;
end $$;
create trigger b_reading before update on public.notifications for each row execute function app.note_reading();

create function app.note_inbox() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.inboxes (user_id, changed) select distinct user_id, pg_current_xact_id() from changed order by user_id
    on conflict (user_id) do update set changed = excluded.changed;
  return null;
end $$;
create trigger y_inbox_new after insert on public.notifications referencing new table as changed for each statement execute function app.note_inbox();
create trigger y_inbox after update on public.notifications referencing new table as changed for each statement execute function app.note_inbox();

-- The functions that the application calls by these names.
create function public.get_unread_notification_count() returns int language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*)::int from public.notifications where user_id = app.user_id() and not read and snoozed_until is null and deleted_at is null
$$;
create function public.mark_notification_read(p_notification_id uuid) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.notifications set read = true where id = p_notification_id and deleted_at is null;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
create function public.mark_all_notifications_read() returns int language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_marked int;
begin
  update public.notifications set read = true where user_id = app.user_id() and not read and snoozed_until is null and deleted_at is null;
  get diagnostics v_marked = row_count;
  return v_marked;
end $$;

-- Making them ------------------------------------------------------------------------------------------------------------

-- Would this person see the row? As the policies judge it, from the same predicates: for what goes out while they are not there to be asked.
create function app.would_see(p_user uuid, p_entity text, p_row uuid) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people; v_predicate text; v_seen boolean;
begin
  select * into v from public.people where id = p_user and status = 'active' and deleted_at is null;
  select string_agg('(' || replace(replace(replace(s.predicate, '{user_id}', '$2'), '{team_id}', '$3'), '{account_id}', '$4') || ')', ' or ') into v_predicate
    from app.role_permissions p join app.scopes s using (entity, scope)
   where v.id is not null and p.role = app.current_role_of(v.id) and p.entity = p_entity and p.verb = 'read';
  if v_predicate is null then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and deleted_at is null and (%s))', p_entity, v_predicate) into v_seen using p_row, v.id, v.team_id, v.account_id;
  return v_seen;
end $$;

-- Does this kind go to this person by this channel? What concerns security always does.
create function app.goes_by(p_user uuid, p_kind text, p_channel text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.security or coalesce((s.channels -> p_kind ->> p_channel)::boolean, (to_jsonb(k) ->> p_channel)::boolean)
    from app.notice_kinds k left join app.notification_settings s on s.user_id = p_user where k.kind = p_kind
$$;

create type app.notice_draft as (user_id uuid, kind text, notification_type text, title text, message text, action_url text, entity text, row_id uuid, actor_id uuid, details jsonb, dedupe_key text, at timestamptz);

-- What the feed between two transactions tells those who are responsible for records of one entity: what they were given and what moved,
-- by somebody else. More than three at once, and what an import gives, are one notification.
create function app.notices_of_records(p app.noticed, p_after xid8, p_upto xid8) returns setof app.notice_draft language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format($query$
    with handed as materialized (select xid, min(row_id::text)::uuid as handed_from from app.log where entity = 'people' and verb = 'hand_over' and xid > $1 and xid <= $2 group by xid),
    told as (
      select distinct on (l.row_id, kind) k.kind, r.owner_id, l.actor_id, l.row_id, r.name, l.before, l.after, l.xid, l.at,
             case when l.request_id like 'import:%%' then l.request_id else l.xid::text end as batch, l.request_id like 'import:%%' as imported, h.handed_from
        from app.log l left join handed h on h.xid = l.xid join public.%1$I r on r.id = l.row_id and r.deleted_at is null and r.owner_id <> l.actor_id,
             lateral (select case when l.after ->> 'owner_id' = r.owner_id::text then 'assigned' when l.verb = 'update' and l.after ? %2$L and not l.after ? 'owner_id' then 'moved' end as kind) k
       where l.entity = %3$L and l.verb in ('create', 'update') and l.xid > $1 and l.xid <= $2 and k.kind is not null
       order by l.row_id, kind, l.xid desc, l.id desc),
    piles as (select kind, owner_id, actor_id, batch, handed_from, bool_or(imported) as imported, count(*) as n, min(row_id::text)::uuid as some_row, max(at) as at from told group by 1, 2, 3, 4, 5),
    single as (select t.* from told t join piles p using (kind, owner_id, actor_id, batch) where p.n <= 3 and not p.imported and p.handed_from is null)
    select owner_id, kind, case when kind = 'moved' and after ->> %2$L = 'won' then 'success' else 'info' end,
           case kind when 'assigned' then %4$L else %5$L end, name, %6$L || '?id=' || row_id, %3$L, row_id, actor_id,
           case kind when 'moved' then jsonb_build_object('from', before ->> %2$L, 'to', after ->> %2$L) else '{}' end, concat_ws(':', kind, %3$L, row_id, xid), at
      from single where app.would_see(owner_id, %3$L, row_id)
    union all
    select owner_id, case when handed_from is not null then 'handed_over' else kind end, 'info',
           case when handed_from is not null then %9$L when kind = 'assigned' then %7$L else %8$L end,
           coalesce((select name from public.people where id = handed_from), ''), %6$L || '?owner=me', case when handed_from is not null then 'people' end, handed_from, actor_id,
           jsonb_build_object('count', n, 'of', %3$L), concat_ws(':', kind, %3$L, batch), at
      from piles where (n > 3 or imported or handed_from is not null) and app.would_see(owner_id, %3$L, some_row)
  $query$, p.entity, coalesce(p.state, ''), p.entity, p.one || ' assigned to you', p.one || ' moved', p.path, p.many || ' assigned to you', p.many || ' moved', p.many || ' handed over to you')
  using p_after, p_upto;
end $$;

-- What entries tell by themselves.
create function app.notices_of_events(p_after xid8, p_upto xid8) returns setof app.notice_draft language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, e.kind, e.notification_type, e.title, coalesce(l.after ->> e.message, ''), coalesce((select n.path from app.noticed n where n.entity = l.after ->> 'entity'), e.path),
         case when e.record then l.entity end, case when e.record then l.row_id end, l.actor_id, coalesce(l.after, '{}') || jsonb_build_object('verb', l.verb) - 'owner_id' - 'user_id',
         concat_ws(':', e.kind, l.entity, l.row_id, l.xid, l.id), l.at
    from app.log l join app.noticed_events e using (entity, verb)
    join public.people p on p.id = case when e.recipient is null then l.row_id else (l.after ->> e.recipient)::uuid end and p.status = 'active' and p.deleted_at is null
   where l.xid > p_after and l.xid <= p_upto and not l.masked and (e.own_acts or l.actor_id is distinct from p.id) and (not e.record or app.would_see(p.id, l.entity, l.row_id))
     and (not e.again or exists (select from app.log o where o.entity = l.entity and o.verb = l.verb and o.after ->> e.recipient = p.id::text and (o.xid, o.id) < (l.xid, l.id)))
$$;

-- When a notification goes out by mail: what concerns security at once; otherwise with the digest where one is wished, else after a minute, in
-- which others may join it, and not within quiet hours.
create function app.mail_due(p_user uuid, p_kind text) returns timestamptz language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.notification_settings; v_due timestamptz := now() + interval '1 minute'; v_local timestamp; v_day timestamp; v_zone text := (select time_zone from public.people where id = p_user);
begin
  select * into s from app.notification_settings where user_id = p_user;
  if (select security from app.notice_kinds where kind = p_kind) then return now(); end if;
  if s.digest_hour is not null then
    v_local := now() at time zone v_zone;
    v_day := date_trunc('day', v_local) + s.digest_hour * interval '1 hour';
    return (case when v_day > v_local then v_day else v_day + interval '1 day' end) at time zone v_zone;
  end if;
  if s.quiet_from is null then return v_due; end if;
  v_local := v_due at time zone v_zone;
  -- Quiet hours may run past midnight.
  if (case when s.quiet_from < s.quiet_until then v_local::time >= s.quiet_from and v_local::time < s.quiet_until
          else v_local::time >= s.quiet_from or v_local::time < s.quiet_until end) then
    v_day := date_trunc('day', v_local) + s.quiet_until;
    return (case when v_day > v_local then v_day else v_day + interval '1 day' end) at time zone v_zone;
  end if;
  return v_due;
end $$;

-- Turns what came into the feed since the last time into notifications; answers how many entries that were. Cursor and notifications move in
-- one transaction, one server at a time: a kill loses nothing and doubles nothing. Whole transactions only, since what happened at once is told at once.
create function app.deliver_notices(p_most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
     and (app.goes_by(d.user_id, d.kind, 'in_app') or app.goes_by(d.user_id, d.kind, 'email'))
   order by d.user_id, d.dedupe_key
  -- (Only the batches of an import come twice under one key.)
  on conflict (user_id, dedupe_key) do update set read = false, details = n.details || jsonb_build_object('count', (n.details ->> 'count')::int + (excluded.details ->> 'count')::int) returning n.id, n.user_id, n.kind)
  insert into app.notice_mails (notification_id, user_id, due_at) select m.id, m.user_id, app.mail_due(m.user_id, m.kind) from made m where app.goes_by(m.user_id, m.kind, 'email')
  on conflict do nothing;
  update app.feed_cursors set xid = v_upto where reader = 'notifications';
  return v_entries;
end $$;

-- Lets what was put off come back, unread.
create function app.wake_notifications() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.notifications set snoozed_until = null, read = false where snoozed_until <= now();
end $$;

-- Forgets what is older than 90 days, what is beyond a thousand, and what tells of records that are gone for good.
create function app.retire_notifications() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from public.notifications where created_at < now() - interval '90 days';
  delete from public.notifications where id in (select id from (select id, row_number() over (partition by user_id order by created_at desc, id) as place from public.notifications) n where place > 1000);
  for v_entity in select distinct entity from public.notifications where row_id is not null loop
    execute format('delete from public.notifications n where entity = $1 and not exists (select from public.%I r where r.id = n.row_id)', v_entity) using v_entity;
  end loop;
  delete from app.devices where last_seen < now() - interval '1 year';
  delete from app.outgoing_mail where created_at < now() - interval '30 days' and body is null;
end $$;

-- What the feed did not say so far ---------------------------------------------------------------------------------------

-- How an import ended; its progress is no news.
create function app.log_import_end() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_verb text := case when new.error is not null and old.state in ('committing', 'undoing') then 'stopped' when old.state = 'committing' and new.state = 'committed' then 'committed' when new.state = 'undone' then 'undone' end;
begin
  if v_verb is not null then
    perform app.append('imports', new.id, null, v_verb, false, null, jsonb_build_object('name', new.name, 'entity', new.entity, 'owner_id', new.owner_id, 'counts', new.counts));
  end if;
  return null;
end $$;
create trigger y_end after update of state on public.imports for each row when (new.state is distinct from old.state) execute function app.log_import_end();

-- A session that opens for the first time with a kind of browser that its person has not used before; the very first is none.
create function app.note_device() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_agent text := app.agent_kind(new."userAgent"); v_new boolean; v_known boolean := exists (select from app.devices where user_id = new."userId");
begin
  if v_agent is null or (tg_op = 'UPDATE' and old.door is not null and old.second_factor) then return null; end if;
  insert into app.devices (user_id, agent) values (new."userId", v_agent) on conflict (user_id, agent) do update set last_seen = now() returning xmax = 0 into v_new;
  if v_new and v_known then
    perform app.append('sessions', new."userId", (select account_id from public.people where id = new."userId"), 'new_device', false, null, jsonb_build_object('agent', left(new."userAgent", 300), 'address', new."ipAddress"));
  end if;
  return null;
end $$;
create trigger y_device after insert or update of door, second_factor on auth.session for each row when (new.door is not null and new.second_factor) execute function app.note_device();

grant execute on function public.get_unread_notification_count(), public.mark_notification_read(uuid), public.mark_all_notifications_read() to tandem_roles;
grant execute on function app.deliver_notices(int), app.wake_notifications(), app.retire_notifications() to tandem_system;
grant execute on function app.mail_due(uuid, text), app.agent_kind(text), app.would_see(uuid, text, uuid), app.goes_by(uuid, text, text), app.notices_of_records(app.noticed, xid8, xid8), app.notices_of_events(xid8, xid8) to tandem_definer;
select app.settle_functions();

-- What people choose ------------------------------------------------------------------------------------------------------

-- The name of a record for whoever may see it, asked with their own rights.
create function app.name_seen(p_entity text, p_row uuid) returns text language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if not exists (select from app.scopes where entity = p_entity) then return null; end if;
  execute format('select name from public.%I where id = $1', p_entity) into v_name using p_row;
  return v_name;
exception when insufficient_privilege then return null;
end $$;

create function app.my_notice_choices() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'kinds', (select jsonb_agg(jsonb_build_object('kind', k.kind, 'security', k.security, 'in_app', app.goes_by(app.user_id(), k.kind, 'in_app'), 'email', app.goes_by(app.user_id(), k.kind, 'email')) order by k.place)
      from app.notice_kinds k where k.security or (select kind from public.people where id = app.user_id()) = 'employee'),
    'quiet_from', to_char(s.quiet_from, 'HH24:MI'), 'quiet_until', to_char(s.quiet_until, 'HH24:MI'), 'digest_hour', s.digest_hour)
  from (select) here left join app.notification_settings s on s.user_id = app.user_id()
$$;
create function app.my_mutes() returns table (entity text, row_id uuid, at timestamptz) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entity, row_id, at from app.notification_mutes where user_id = app.user_id()
$$;

-- Keeps the caller's choices. A kind that concerns security takes none.
create function app.keep_notice_choices(p_channels jsonb, p_quiet_from time, p_quiet_until time, p_digest_hour int) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kept jsonb;
begin
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select coalesce(jsonb_object_agg(k.kind, jsonb_build_object('in_app', coalesce((p_channels -> k.kind ->> 'in_app')::boolean, k.in_app), 'email', coalesce((p_channels -> k.kind ->> 'email')::boolean, k.email))), '{}') into v_kept
    from app.notice_kinds k where not k.security;
  insert into app.notification_settings (user_id, channels, quiet_from, quiet_until, digest_hour)
    values (app.user_id(), v_kept, p_quiet_from, p_quiet_until, p_digest_hour)
    on conflict (user_id) do update set channels = excluded.channels, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_hour = excluded.digest_hour;
end $$;

-- Wants to hear nothing more of a record, or again. One may mute what one sees, and take back whatever one has muted.
create function app.mute_record(p_entity text, p_row uuid, p_muted boolean) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_muted and not app.sees(p_entity, p_row) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.keep_mute(p_entity, p_row, p_muted);
end $$;
create function app.keep_mute(p_entity text, p_row uuid, p_muted boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not p_muted then delete from app.notification_mutes where user_id = app.user_id() and entity = p_entity and row_id = p_row; return; end if;
  if (select count(*) from app.notification_mutes where user_id = app.user_id()) >= 1000 then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  insert into app.notification_mutes (user_id, entity, row_id) values (app.user_id(), p_entity, p_row) on conflict do nothing;
end $$;

grant execute on function app.name_seen(text, uuid), app.my_notice_choices(), app.my_mutes(), app.keep_notice_choices(jsonb, time, time, int), app.mute_record(text, uuid, boolean), app.keep_mute(text, uuid, boolean) to tandem_roles;
select app.settle_functions();

-- E-mail ---------------------------------------------------------------------------------------------------------------------

-- What is to be sent, as long as it is of use. The body is encrypted under a key of the server's, since it may hold a link that opens
-- something, and goes when the mail is sent or too old.
create table app.outgoing_mail (
  id uuid primary key default app.new_id(), dedupe_key text not null unique, purpose text not null check (purpose in ('notifications', 'invitation', 'password')),
  to_address text not null, subject text not null, body text, state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'expired')),
  attempts int not null default 0, next_attempt_at timestamptz not null default now(), leased_until timestamptz, last_error text,
  created_at timestamptz not null default now(), sent_at timestamptz, expires_at timestamptz not null
);
create index on app.outgoing_mail (next_attempt_at) where state = 'queued';
create index on app.outgoing_mail (created_at desc);
create index on app.outgoing_mail (expires_at) where body is not null;
alter table app.outgoing_mail enable row level security;
alter table app.outgoing_mail force row level security;
create policy owner on app.outgoing_mail to current_user using (true) with check (true);
create policy definer on app.outgoing_mail to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.outgoing_mail to tandem_definer;
insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'outgoing_mail', 'read', 'all'), ('ceo', 'outgoing_mail', 'read', 'all'), ('auditor', 'outgoing_mail', 'read', 'all'), ('admin', 'outgoing_mail', 'retry', 'all');

-- Takes the notifications that are due by mail for one person: those still unread, of what the person still sees. Null when nobody's are.
create function app.take_notice_mail() returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid; v_due jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select user_id into v_user from app.notice_mails where due_at <= now() order by due_at limit 1 for update skip locked;
  if not found then return null; end if;
  with due as (delete from app.notice_mails where user_id = v_user and due_at <= now() returning notification_id)
    select jsonb_build_object('user_id', p.id, 'name', p.name, 'language', p.language, 'notices', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'details', n.details, 'action_url', n.action_url) order by n.created_at, n.id)
        from due d join public.notifications n on n.id = d.notification_id
       where not n.read and n.deleted_at is null and n.created_at > now() - interval '2 days' and (n.row_id is null or app.would_see(v_user, n.entity, n.row_id))), '[]')) into v_due
      from public.people p where p.id = v_user;
  return v_due;
end $$;
create function app.queue_notice_mail(p_user uuid, p_key text, p_subject text, p_body text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select 'notifications:' || p_key, 'notifications', email, p_subject, p_body, now() + interval '2 days' from public.people where id = p_user and status = 'active' and deleted_at is null
  on conflict do nothing;
end $$;
-- A link that the caller has just made, to whom it is for: the address is the link's, not the caller's to choose.
create function app.queue_link_mail(p_purpose text, p_token_hash bytea, p_subject text, p_body text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select p_purpose || ':' || encode(p_token_hash, 'hex'), p_purpose, l.email, p_subject, p_body, l.expires_at from (
    select 'invitation' as purpose, email, expires_at from app.invitations where token_hash = p_token_hash and invited_by = app.user_id() and accepted_at is null and revoked_at is null
    union all select 'password', p.email, r.expires_at from app.password_resets r join public.people p on p.id = r.user_id where r.token_hash = p_token_hash and r.made_by = app.user_id() and r.used_at is null) l
   where l.purpose = p_purpose
  on conflict do nothing;
  if not found and not exists (select from app.outgoing_mail where dedupe_key = p_purpose || ':' || encode(p_token_hash, 'hex')) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;

-- Lets a server send the next mail, for two minutes; what it then does not settle another takes. Ends those that are too old.
create function app.lease_mail() returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.outgoing_mail;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.outgoing_mail set body = null, leased_until = null, state = case when state = 'sent' then state else 'expired' end, last_error = case when state = 'queued' then 'Too old to be of use' else last_error end
   where body is not null and expires_at <= now();
  update app.outgoing_mail set leased_until = now() + interval '2 minutes', attempts = attempts + 1 where id = (
    select id from app.outgoing_mail where state = 'queued' and next_attempt_at <= now() and (leased_until is null or leased_until < now()) order by next_attempt_at limit 1 for update skip locked)
    returning * into v;
  return case when v.id is not null then jsonb_build_object('id', v.id, 'attempt', v.attempts, 'to', v.to_address, 'subject', v.subject, 'body', v.body) end;
end $$;
-- Notes how an attempt ended. After a failure the next waits 1, 2, 4 … minutes, six hours at most; the tenth is the last, and so is a refusal for good.
create function app.settle_mail(p_id uuid, p_attempt int, p_error text, p_for_good boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.outgoing_mail set leased_until = null, last_error = left(p_error, 500),
         state = case when p_error is null then 'sent' when p_for_good or attempts >= 10 then 'failed' else 'queued' end,
         sent_at = case when p_error is null then now() end, body = case when p_error is not null then body end,
         next_attempt_at = now() + least(interval '1 minute' * 2 ^ (attempts - 1), interval '6 hours')
   where id = p_id and attempts = p_attempt and state = 'queued';
end $$;

-- The log of mails for those who may see it; never what stands in them.
create function app.mail_log() returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('outgoing_mail', 'read');
  return (select coalesce(jsonb_agg(m order by m.created_at desc, m.id), '[]') from (
    select id, purpose, to_address, subject, state, attempts, next_attempt_at, last_error, created_at, sent_at, state = 'failed' and body is not null and app.rights('outgoing_mail') ? 'retry' as can_retry
      from app.outgoing_mail order by created_at desc, id limit 100) m);
end $$;
create function app.retry_mail(p_id uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('outgoing_mail', 'retry');
  update app.outgoing_mail set state = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null where id = p_id and state = 'failed' and body is not null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
end $$;

grant execute on function app.take_notice_mail(), app.queue_notice_mail(uuid, text, text, text), app.lease_mail(), app.settle_mail(uuid, int, text, boolean) to tandem_system;
grant execute on function app.queue_link_mail(text, bytea, text, text), app.mail_log(), app.retry_mail(uuid) to tandem_roles;
select app.settle_functions();
