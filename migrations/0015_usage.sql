-- How the app is used, from those who have agreed to it: what the pages of analysis are made of.

-- By purpose, since when somebody agrees: usage (our own events), analytics and recording (an outside service), errors
-- (an outside service). What is not there is not agreed to.
alter table app.preferences add consents jsonb not null default '{}' check (jsonb_typeof(consents) = 'object');

create table app.usage_events (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id),
  name text not null check (length(name) between 1 and 100), at timestamptz not null, path text check (length(path) <= 300),
  properties jsonb not null default '{}' check (length(properties::text) <= 2000)
);
create index on app.usage_events (user_id, at desc);
create index on app.usage_events (at);
alter table app.usage_events enable row level security;
alter table app.usage_events force row level security;
create policy owner on app.usage_events to current_user using (true) with check (true);
create policy definer on app.usage_events to tandem_definer using (true) with check (true);
create policy readers on app.usage_events for select to tandem_roles using ((select app.verified())
  and (user_id = (select app.user_id()) or (select app.read_scopes('audit_logs')) @> '{all}'));
grant select on app.usage_events to tandem_roles;
grant insert, select, delete on app.usage_events to tandem_definer;

-- Events as the browser has queued them; the same id twice is one. Nothing is kept of who has not agreed.
create function app.record_usage(p_events jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.preferences where user_id = app.user_id() and consents ? 'usage') then return; end if;
  insert into app.usage_events (id, user_id, name, at, path, properties)
    select (e ->> 'id')::uuid, app.user_id(), e ->> 'name', least((e ->> 'at')::timestamptz, now()), e ->> 'path', coalesce(e -> 'properties', '{}')
      from jsonb_array_elements(p_events) e on conflict (id) do nothing;
end $$;

create function app.retire_usage() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.usage_events where at < now() - interval '400 days';
end $$;

-- Agreeing, and taking it back; taking back the first purpose forgets what was kept under it.
create function app.consent(p_purpose text, p_agreed boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set consents = case when p_agreed then jsonb_build_object(p_purpose, now()) || consents else consents - p_purpose end
    where user_id = v_user;
  if p_purpose = 'usage' and not p_agreed then delete from app.usage_events where user_id = v_user; end if;
end $$;

create or replace function app.my_preferences() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('theme', coalesce(p.theme, 'light'), 'single_keys', coalesce(p.single_keys, true),
    'pinned_views', coalesce(p.pinned_views, '{}'), 'default_views', coalesce(p.default_views, '{}'), 'consents', coalesce(p.consents, '{}'),
    -- Of those that are still there and still to be seen.
    'begins_with', (select coalesce(jsonb_object_agg(v.entity, v.address || jsonb_build_object('saved', v.id)), '{}')
      from public.saved_views v where v.id = any (p.default_views) and v.deleted_at is null
        and (v.user_id = me.id or v.visibility = 'public' or v.visibility = 'team' and v.team_id = app.team_id())))
    from (select app.user_id() as id) me left join app.preferences p on p.user_id = me.id
$$;

grant execute on function app.record_usage(jsonb), app.consent(text, boolean) to tandem_roles;
grant execute on function app.retire_usage() to tandem_system;
select app.settle_functions();
