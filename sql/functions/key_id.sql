-- The key by which the caller acts, if by one.
-- after: caller
create or replace function app.key_id() returns uuid language sql stable return (app.caller() ->> 'key')::uuid;
grant execute on function app.key_id() to tandem_roles, tandem_definer;
