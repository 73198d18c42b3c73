-- The caller's own settings. With which views lists begin: who sees a view is asked of the judge instead of being said here
-- a second time.
create or replace function app.my_preferences() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('theme', coalesce(p.theme, 'light'), 'single_keys', coalesce(p.single_keys, true), 'keys', coalesce(p.keys, '{}'),
    'pinned_views', coalesce(p.pinned_views, '{}'), 'default_views', coalesce(p.default_views, '{}'), 'consents', coalesce(p.consents, '{}'),
    -- Of those that are still there and still to be seen.
    'begins_with', (select coalesce(jsonb_object_agg(v.entity, v.address || jsonb_build_object('saved', v.id)), '{}')
      from public.saved_views v where v.id = any (p.default_views) and app.would_see(me.id, 'saved_views', v.id)),
    'home_dashboard', case when app.would_see(me.id, 'dashboards', p.home_dashboard) then p.home_dashboard end)
    from (select app.user_id() as id) me left join app.preferences p on p.user_id = me.id
$$;
grant execute on function app.my_preferences() to tandem_roles;
