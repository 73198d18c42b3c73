-- The keys that somebody has chosen instead of the usual ones, by the names of acts (src/keys/usual.ts); "" is none. Which
-- acts and keys there are the program knows, and may change; here is only what every version can read.
alter table app.preferences add keys jsonb not null default '{}' check (jsonb_typeof(keys) = 'object' and length(keys::text) <= 2000
  and not jsonb_path_exists(keys, '$.* ? (@.type() != "string" || !(@ like_regex "^.{0,3}$" flag "s"))'));

create or replace function app.my_preferences() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('theme', coalesce(p.theme, 'light'), 'single_keys', coalesce(p.single_keys, true), 'keys', coalesce(p.keys, '{}'),
    'pinned_views', coalesce(p.pinned_views, '{}'), 'default_views', coalesce(p.default_views, '{}'), 'consents', coalesce(p.consents, '{}'),
    -- Of those that are still there and still to be seen.
    'begins_with', (select coalesce(jsonb_object_agg(v.entity, v.address || jsonb_build_object('saved', v.id)), '{}')
      from public.saved_views v where v.id = any (p.default_views) and app.would_see(me.id, 'saved_views', v.id)))
    from (select app.user_id() as id) me left join app.preferences p on p.user_id = me.id
$$;

create or replace function app.change_settings(p_settings jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from pg_timezone_names where name = coalesce(p_settings ->> 'time_zone', 'UTC')) then
    raise 'TIME_ZONE' using errcode = '23514', column = 'time_zone', detail = 'no such time zone'; end if;
  update public.people set language = coalesce(p_settings ->> 'language', language), locale = coalesce(p_settings ->> 'locale', locale),
      time_zone = coalesce(p_settings ->> 'time_zone', time_zone)
    where id = v_user and p_settings ?| '{language,locale,time_zone}';
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set theme = coalesce(p_settings ->> 'theme', theme), single_keys = coalesce((p_settings ->> 'single_keys')::boolean, single_keys),
      keys = coalesce(p_settings -> 'keys', keys),
      pinned_views = case when p_settings ? 'pinned_views' then array(select jsonb_array_elements_text(p_settings -> 'pinned_views')::uuid) else pinned_views end,
      default_views = case when p_settings ? 'default_views' then array(select jsonb_array_elements_text(p_settings -> 'default_views')::uuid) else default_views end
    where user_id = v_user;
end $$;
select app.settle_functions();
