create or replace function app.current_role_of(p_user uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select role from public.user_roles where user_id = p_user order by created_at desc, id desc limit 1
$$;
