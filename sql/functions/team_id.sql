-- after: caller
create or replace function app.team_id() returns uuid language sql stable return (app.caller() ->> 'team')::uuid;
grant execute on function app.team_id() to tandem_roles, tandem_definer;
