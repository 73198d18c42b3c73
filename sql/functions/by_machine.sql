-- Whether a key, a run or an agent acts, and not the person themselves.
-- after: caller
create or replace function app.by_machine() returns boolean language sql stable
  return app.caller() ?| '{key,run,agent}';
grant execute on function app.by_machine() to tandem_roles, tandem_definer;
