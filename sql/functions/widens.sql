-- Whether scopes reach further than those before them.
create or replace function app.widens(p_before text[], p_after text[]) returns boolean language sql immutable
  return not ('all' = any (p_before) or p_after <@ p_before);
grant execute on function app.widens(text[], text[]) to tandem_definer;
