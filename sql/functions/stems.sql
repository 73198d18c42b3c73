-- The stems of a folded word, French and English, as lexemes; a number or an address has none.
create or replace function app.stems(p_word text) returns text[] language sql immutable parallel safe
  return case when p_word ~ '[0-9@]' then '{}'::text[]
    else array_remove(array['s.' || (ts_lexize('pg_catalog.french_stem', p_word))[1], 's.' || (ts_lexize('pg_catalog.english_stem', p_word))[1]], null) end;
grant execute on function app.stems(text) to tandem_definer, tandem_roles;
