-- Is somebody an administrator who acts as one?
create or replace function app.is_admin(p_user uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people where id = p_user and status = 'active' and deleted_at is null) and app.current_role_of(p_user) = 'admin'
$$;
