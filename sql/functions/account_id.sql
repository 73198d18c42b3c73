-- after: claims
create or replace function app.account_id() returns uuid language sql stable return nullif((app.claims())[4], '')::uuid;
grant execute on function app.account_id() to tandem_roles, tandem_definer;
