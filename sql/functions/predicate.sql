-- A scope's predicate as policies ask it.
create or replace function app.predicate(p_template text) returns text language sql immutable
  return replace(replace(replace(p_template, '{user_id}', '(select app.user_id())'), '{team_id}', '(select app.team_id())'),
    '{account_id}', '(select app.account_id())');
grant execute on function app.predicate(text) to tandem_roles, tandem_definer;
