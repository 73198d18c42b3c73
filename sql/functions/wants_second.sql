-- Whether what would be changed so wants two people: more than 50 rows, what goes for good, people and their rights, agents, and what
-- the company is set up by.
create or replace function app.wants_second(p_effects jsonb) returns boolean language sql immutable
  return jsonb_array_length(p_effects) > 50 or exists (select from jsonb_array_elements(p_effects) e where e -> 'verbs' ? 'purge'
    or e ->> 'entity' = any ('{people,user_roles,teams,company,ai_agents,own_fields,pipelines,stages,choices,rates,score_rules}'));
grant execute on function app.wants_second(jsonb) to tandem_definer;
