-- Who is there. A beat every 30 seconds from each open tab; nothing of it is written ahead, logged or backed up, and after
-- a crash everybody beats again. Fixed width and room in each page keep the tables from growing.
create unlogged table public.employee_presence (
  user_id uuid primary key references public.people (id),
  is_online boolean not null, last_seen timestamptz not null, current_page text, session_id text,
  -- Of the person, so that colleagues are counted without a look at each.
  kind text not null default 'employee'
) with (fillfactor = 50);
create unlogged table app.presence_sessions (
  user_id uuid not null references public.people (id), session_id text not null check (length(session_id) between 8 and 64),
  -- The tab's own count of its beats: two that overtake each other on the way must not bring back who has left.
  beat int not null check (beat > 0),
  is_online boolean not null, last_seen timestamptz not null, current_page text, primary key (user_id, session_id)
) with (fillfactor = 50);

-- The page somebody is on is told only of records that both may read (app.present_on).
insert into app.role_permissions (role, entity, verb, scope, columns)
select role, 'employee_presence', 'read', 'all', '{user_id,is_online,last_seen,kind}'
  from unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[]) role;
select app.govern('employee_presence', null, false);

alter table app.presence_sessions enable row level security;
alter table app.presence_sessions force row level security;
create policy owner on app.presence_sessions to current_user using (true) with check (true);
create policy definer on app.presence_sessions to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.presence_sessions to tandem_definer;

-- A beat of one tab, or its last word; what a later beat of it has overtaken says nothing more. Somebody is offline when
-- no tab of theirs was seen in the last 90 seconds.
create function app.beat(p_session text, p_beat int, p_online boolean, p_page text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id(); v_online boolean;
begin
  insert into app.presence_sessions as s (user_id, session_id, beat, is_online, last_seen, current_page)
    values (v_user, p_session, p_beat, p_online, now(), left(p_page, 500))
    on conflict (user_id, session_id) do update set beat = excluded.beat, is_online = excluded.is_online,
      last_seen = excluded.last_seen, current_page = excluded.current_page where s.beat < excluded.beat;
  if not found then return; end if;
  v_online := p_online or exists (select from app.presence_sessions s
    where s.user_id = v_user and s.session_id <> p_session and s.is_online and s.last_seen > now() - interval '90 seconds');
  insert into public.employee_presence as p (user_id, is_online, last_seen, current_page, session_id, kind)
    values (v_user, v_online, now(), left(p_page, 500), p_session, (select kind from public.people where id = v_user))
    on conflict (user_id) do update set is_online = excluded.is_online, last_seen = excluded.last_seen,
      current_page = excluded.current_page, session_id = excluded.session_id;
end $$;

-- Colleagues who have a record open in some tab, for those who may read it themselves.
create function app.colleagues_on(p_id uuid) returns table (user_id uuid) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct s.user_id from app.presence_sessions s
   where s.is_online and s.last_seen > now() - interval '90 seconds' and s.user_id <> app.user_id()
     and strpos(s.current_page, 'id=' || p_id) > 0
$$;
create function app.present_on(p_entity text, p_id uuid) returns jsonb language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees(p_entity, p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
    from app.colleagues_on(p_id) c join public.people p on p.id = c.user_id);
end $$;

-- Tabs that were closed without a word are forgotten after a day.
create function app.forget_tabs() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.presence_sessions where last_seen < now() - interval '1 day';
end $$;

grant execute on function app.beat(text, int, boolean, text), app.colleagues_on(uuid), app.present_on(text, uuid) to tandem_roles;
grant execute on function app.forget_tabs() to tandem_system;
select app.settle_functions();
