-- (The session has to have loaded pg_trgm: who is no superuser may set only what it knows of.)
select public.show_limit();

-- The words of ours that somebody may have meant by one: at most two letters away, or one for a short word. A word that is
-- still being typed is held against the beginnings of ours.
create or replace function app.meant(p_word text) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp
set enable_bitmapscan = on set pg_trgm.similarity_threshold = 0.2 as $$
  select distinct word from app.search_words where word operator(public.%) p_word and length(word) >= length(p_word) - 2
     and least(public.levenshtein_less_equal(left(word, 60), p_word, 2), public.levenshtein_less_equal(left(word, length(p_word)), p_word, 2))
         <= case when length(p_word) < 6 then 1 else 2 end
$$;
