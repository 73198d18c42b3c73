-- The columns that app.search_values gives, in its order.
create or replace function app.search_columns() returns text language sql immutable
  return 'id, entity, name, description, state, owner_id, team_id, account_id, portal_user_id, at, lexemes, open_lexemes, parent, said_by, kind';
grant execute on function app.search_columns() to tandem_definer;
