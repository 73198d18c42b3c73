-- after: claims
create or replace function app.team_id() returns uuid language sql stable return nullif((app.claims())[3], '')::uuid;
grant execute on function app.team_id() to tandem_roles, tandem_definer;
