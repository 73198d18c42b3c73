-- Is somebody an administrator now, or will be again when a role for a time ends, suspended or not? Such an account stays protected.
create or replace function app.administers(p_user uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce('admin' in (app.current_role_of(p_user), app.lasting_role_of(p_user)), false)
$$;
