-- Everybody's own, an auditor's too, who otherwise writes nothing. What is not named stays as it is.
create or replace function app.change_settings(p_settings jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from pg_timezone_names where name = coalesce(p_settings ->> 'time_zone', 'UTC')) then
    raise 'TIME_ZONE' using errcode = '23514', column = 'time_zone', detail = 'no such time zone';
  end if;
  update public.people set language = coalesce(p_settings ->> 'language', language), locale = coalesce(p_settings ->> 'locale', locale),
      time_zone = coalesce(p_settings ->> 'time_zone', time_zone)
    where id = v_user and p_settings ?| '{language,locale,time_zone}';
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set theme = coalesce(p_settings ->> 'theme', theme), single_keys = coalesce((p_settings ->> 'single_keys')::boolean, single_keys),
      keys = coalesce(p_settings -> 'keys', keys),
      pinned_views = case when p_settings ? 'pinned_views'
        then array(select jsonb_array_elements_text(p_settings -> 'pinned_views')::uuid) else pinned_views end,
      default_views = case when p_settings ? 'default_views'
        then array(select jsonb_array_elements_text(p_settings -> 'default_views')::uuid) else default_views end,
      home_dashboard = case when p_settings ? 'home_dashboard' then (p_settings ->> 'home_dashboard')::uuid else home_dashboard end
    where user_id = v_user;
end $$;
grant execute on function app.change_settings(jsonb) to tandem_roles;
