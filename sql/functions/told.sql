-- What the caller's role is told of itself and of the company, as it is kept (app.tell_roles). It is long, and goes on as it stands.
-- after: role
create or replace function app.told() returns json
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select told from app.role_told where role = app.role()
$$;
grant execute on function app.told() to tandem_roles;
