-- A scope's predicate as policies ask it. (Each key by a select of its own, asked once for a statement and not folded into its
-- plan: a plan made for a member of two hundred is not one for a member of one.)
create or replace function app.predicate(p_template text) returns text language sql immutable
  return regexp_replace(replace(replace(replace(p_template, '{user_id}', '(select app.user_id())'), '{team_id}', '(select app.team_id())'),
    '{account_id}', '(select app.account_id())'), '\{member:(\w+)\}', '(select app.member_ids(''\1''))::uuid[]', 'g');
grant execute on function app.predicate(text) to tandem_roles, tandem_definer;
