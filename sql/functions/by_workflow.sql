-- Whether a run of a workflow acts.
-- after: caller
create or replace function app.by_workflow() returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from app.runs where id = (app.caller() ->> 'run')::uuid and purpose = 'workflow')
$$;
grant execute on function app.by_workflow() to tandem_definer;
