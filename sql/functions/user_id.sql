-- (Bodies that are parsed here, once: no search path can turn them, and PostgreSQL puts them in place of the call.)
-- after: caller
create or replace function app.user_id() returns uuid language sql stable return (app.caller() ->> 'user')::uuid;
grant execute on function app.user_id() to tandem_roles, tandem_definer;
