-- The entities of which the run that acts may read any record that its person may; none where no run of an agent acts.
create or replace function app.run_entities() returns text[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.by_agent() then return '{}'; end if;
  return (select coalesce(array_agg(entity::text), '{}') from (
    select entity from app.run_acts where run_id = (app.caller() ->> 'run')::uuid and ids is null
    union select entity from app.entities where looked_up) may);
end $$;
grant execute on function app.run_entities() to tandem_roles, tandem_definer;
