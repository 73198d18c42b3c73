-- What was spent on questions to models, for whoever reads what agents may spend: today by the company, by each agent and by people (the
-- fifty dearest), this month by the company, and what each may spend; what is under way counts as what it may cost at most.
create or replace function app.agent_budgets() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('model_endpoint', 'read');
  return jsonb_build_object('caps', (select jsonb_object_agg(kind, cap) from app.spend_caps),
    'company', (select coalesce(sum(spent + reserved), 0) from app.spending where kind = 'company' and day = current_date),
    'month', (select coalesce(sum(spent + reserved), 0) from app.spending where kind = 'company' and day >= date_trunc('month', current_date)),
    'agents', (select coalesce(jsonb_object_agg(whose, spent + reserved), '{}') from app.spending where kind = 'agent' and day = current_date),
    'people', (select coalesce(jsonb_object_agg(whose, amount), '{}') from (select whose, spent + reserved as amount from app.spending
      where kind = 'person' and day = current_date order by amount desc limit 50) p));
end $$;
grant execute on function app.agent_budgets() to tandem_roles;
