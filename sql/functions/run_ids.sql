-- The records to which the run that acts is bound, of whatever entity; none where no run of an agent acts. (Whoever meets a row that
-- another is changing has every part of a policy worked out again, this one too: also the owner, who is nobody, and whose caller even
-- the planner must not ask for.)
create or replace function app.run_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.by_agent() then return '{}'; end if;
  return (select coalesce(array_agg(id), '{}') from app.run_acts, unnest(ids) id where run_id = (app.caller() ->> 'run')::uuid);
end $$;
grant execute on function app.run_ids() to tandem_roles, tandem_definer;
