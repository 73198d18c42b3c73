create or replace function app.my_mutes() returns table (entity text, row_id uuid, at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entity, row_id, at from app.notification_mutes where user_id = app.user_id()
$$;
grant execute on function app.my_mutes() to tandem_roles;
