-- How the app looks and speaks to a person, on whatever device: language, regional format and time zone stand with the
-- person, since mail and reports need them too; the rest here.

create table app.preferences (
  user_id uuid primary key references public.people (id),
  theme text not null default 'light' check (theme in ('light', 'dark', 'system')),
  single_keys boolean not null default true
);
alter table app.preferences enable row level security;
alter table app.preferences force row level security;
create policy owner on app.preferences to current_user using (true) with check (true);
create policy definer on app.preferences to tandem_definer using (true) with check (true);
grant select, insert, update on app.preferences to tandem_definer;

-- Everybody's own, an auditor's too, who otherwise writes nothing. What is not named stays as it is.
create function app.change_settings(p_settings jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from pg_timezone_names where name = coalesce(p_settings ->> 'time_zone', 'UTC')) then
    raise 'TIME_ZONE' using errcode = '23514', column = 'time_zone', detail = 'no such time zone'; end if;
  update public.people set language = coalesce(p_settings ->> 'language', language), locale = coalesce(p_settings ->> 'locale', locale),
      time_zone = coalesce(p_settings ->> 'time_zone', time_zone)
    where id = v_user and p_settings ?| '{language,locale,time_zone}';
  insert into app.preferences as p (user_id, theme, single_keys)
    values (v_user, coalesce(p_settings ->> 'theme', 'light'), coalesce((p_settings ->> 'single_keys')::boolean, true))
    on conflict (user_id) do update set theme = coalesce(p_settings ->> 'theme', p.theme), single_keys = coalesce((p_settings ->> 'single_keys')::boolean, p.single_keys);
end $$;

create function app.my_preferences() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('theme', coalesce(max(theme), 'light'), 'single_keys', coalesce(bool_and(single_keys), true))
    from app.preferences where user_id = app.user_id()
$$;

-- The caller themselves, the pages they open and what their role may do: what a browser needs to draw itself.
create or replace function app.me() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'person', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'kind', p.kind, 'role', app.role(), 'title', p.title,
        'team_id', p.team_id, 'team_name', (select t.name from public.teams t where t.id = p.team_id), 'account_id', p.account_id,
        'language', p.language, 'locale', p.locale, 'time_zone', p.time_zone) || app.my_preferences()
      from public.people p where p.id = app.user_id()),
    'pages', (select jsonb_agg(entity order by entity) from app.role_permissions where role = app.role() and entity like '/%' and verb = 'read'),
    'rights', (select jsonb_object_agg(entity, verbs) from (
      select entity, jsonb_object_agg(verb, scopes) as verbs from (
        select entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions
         where role = app.role() and entity not like '/%' group by entity, verb) v group by entity) e),
    -- Entities of which the role may change some columns only.
    'narrowed', (select jsonb_object_agg(entity, columns) from (
      select entity, jsonb_agg(distinct c) as columns from app.role_permissions, unnest(columns) c
       where role = app.role() and verb = 'update' group by entity) n))
$$;

grant execute on function app.change_settings(jsonb), app.my_preferences() to tandem_roles;
grant execute on function app.my_preferences() to tandem_definer;
select app.settle_functions();
