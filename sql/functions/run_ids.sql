-- The records to which the run that acts is bound, of whatever entity.
create or replace function app.run_ids() returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(id), '{}') from app.run_acts, unnest(ids) id where run_id = (app.caller() ->> 'run')::uuid
$$;
grant execute on function app.run_ids() to tandem_roles, tandem_definer;
