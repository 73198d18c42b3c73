-- The words as a question to the lexemes: all of them, each as the beginning of a word of the name, or of any word or its
-- stem, a number also as the end of what is dialled, or
-- as what may have been meant by it; or as whole words of the name. A word that is known and followed by another
-- was typed to its end; so is, for the index, the last of several (a beginning makes it gather all that begins so). What is
-- wrong about that, the look for what was meant makes good.
create or replace function app.look(p_words text[], p_how text, p_complete boolean default false) returns tsquery
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select string_agg(format('(%s)', concat_ws('|', case
      when p_how = 'whole' then format('''n.%s''', w)
      when p_how = 'name' then format(case when done then '''n.%s''' else '''n.%s'':*' end, w)
      else format(case when done and p_how = 'anywhere' then '''%s''' else '''%s'':*' end, w) end,
      case when p_how in ('anywhere', 'meant') and w ~ '^[0-9]{4,}$' then (select string_agg(format('''p.%s'':*', reverse(d)), '|')
        from unnest(array[w, app.phone_end(w)]) d where length(d) >= 4) end,
      case when p_how = 'anywhere' then (select string_agg(format('''%s''', s), '|') from unnest(app.stems(w)) s) end,
      case when p_how = 'meant' and length(w) > 3 and w !~ '[0-9@]' then (select string_agg(format('''%s''', v), '|') from app.meant(w) v) end)), '&')::tsquery
    from (select w, cardinality(p_words) > 1 and (p_complete or n < cardinality(p_words)) and exists (select from app.search_words k where k.word = w) as done
      from unnest(p_words) with ordinality u (w, n)) u
$$;
