-- Does this role, with this client, reach so far in a verb on people? "account" means clients of one's own, never their
-- administrators.
create or replace function app.reaches_person(p_scopes jsonb, p_own_account uuid, p_role text, p_account uuid) returns boolean language sql immutable
  return coalesce(p_scopes ? 'all' or (p_scopes ? 'account' and p_role = 'client' and p_account = p_own_account), false);
grant execute on function app.reaches_person(jsonb, uuid, text, uuid) to tandem_roles, tandem_definer;
