-- The key by which the caller acts, if by one.
-- after: claims
create or replace function app.key_id() returns uuid language sql stable return nullif((app.claims())[7], '')::uuid;
grant execute on function app.key_id() to tandem_roles, tandem_definer;
