-- The role that somebody has when those that they were given for a time have ended.
create or replace function app.lasting_role_of(p_user uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(former, role) from public.user_roles where user_id = p_user order by created_at desc, id desc limit 1
$$;
