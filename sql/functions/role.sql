-- after: claims
create or replace function app.role() returns text language sql stable return (app.claims())[2];
grant execute on function app.role() to tandem_roles, tandem_definer;
