-- The actor where there may be none: migrations and the seeding of a new company write as the owner, without claims.
-- after: user_id
create or replace function app.actor_id() returns uuid language sql stable
  return case when coalesce(current_setting('app.claims', true), '') <> '' then app.user_id() end;
grant execute on function app.actor_id() to tandem_roles, tandem_definer;
