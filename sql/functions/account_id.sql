-- after: caller
create or replace function app.account_id() returns uuid language sql stable return (app.caller() ->> 'account')::uuid;
grant execute on function app.account_id() to tandem_roles, tandem_definer;
