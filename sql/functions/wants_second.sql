-- Whether what would be changed so wants two people: more than 50 rows, what goes for good, people and their rights.
create or replace function app.wants_second(p_effects jsonb) returns boolean language sql immutable
  return jsonb_array_length(p_effects) > 50
    or p_effects @? '$[*] ? (@.verbs[*] == "purge" || @.entity == "people" || @.entity == "user_roles" || @.entity == "teams" || @.entity == "company")';
grant execute on function app.wants_second(jsonb) to tandem_definer;
