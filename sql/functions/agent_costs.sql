-- What each agent's questions to models cost today, by its key; what is under way counts as what it may cost at most. For whoever reads
-- what agents may spend.
create or replace function app.agent_costs() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('model_endpoint', 'read');
  return (select coalesce(jsonb_object_agg(agent, cost), '{}') from (select r.agent, sum(coalesce(s.cost, s.reserved)) as cost
    from app.agent_steps s join app.runs r on r.id = s.run_id where s.day = current_date group by r.agent) spent);
end $$;
grant execute on function app.agent_costs() to tandem_roles;
