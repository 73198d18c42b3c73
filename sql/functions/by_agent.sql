-- Whether the run of an agent acts. (By the text of the claims, which `take` writes so and whose signature `verified` and `caller`
-- ask for: what a person does pays for this in each statement.)
create or replace function app.by_agent() returns boolean language sql stable
  return coalesce(current_setting('app.claims', true), '') like '%"agent":%';
grant execute on function app.by_agent() to tandem_roles, tandem_definer, tandem_auth;
