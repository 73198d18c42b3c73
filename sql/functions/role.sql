-- after: caller
create or replace function app.role() returns text language sql stable return app.caller() ->> 'role';
grant execute on function app.role() to tandem_roles, tandem_definer;
