-- Asks with one of the caller's ways: $1 to $3 are the caller and their team and account; $4 asks for own rows and $5 for
-- unowned ones; $6 are states, $7 the words, $8 those that the index is asked for, $9 the words as they stand in names.
create or replace function app.search_by(p_way text, p_owners text[], p_states text[],
  p_named tsquery, p_words tsquery, p_indexed tsquery) returns app.search_rows[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on set jit = off as $$
declare hits app.search_rows[];
begin
  if p_way is null then return '{}'; end if;
  execute p_way into hits
    using app.user_id(), app.team_id(), app.account_id(), 'me' = any (p_owners),
      'none' = any (p_owners), p_states, p_words, coalesce(p_indexed, p_words), p_named;
  return hits;
end $$;
