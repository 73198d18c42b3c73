-- The words that tell one text from another: neither what every text has, nor what is too short for the index.
create or replace function app.telling(p_words text[]) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select array_agg(w order by asked.n, t.n) from unnest(p_words) with ordinality asked (word, n), app.tokens(asked.word) with ordinality t (w, n)
   where length(w) > 2 and ts_lexize('pg_catalog.french_stem', w) is distinct from '{}' and ts_lexize('pg_catalog.english_stem', w) is distinct from '{}'
$$;
grant execute on function app.telling(text[]) to tandem_definer;
