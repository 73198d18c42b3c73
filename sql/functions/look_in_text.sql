-- Words as questions to the words of texts, one for each: as they stand or as their stems, the last one also as a beginning.
create or replace function app.look_in_text(p_words text[]) returns tsquery[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select array_agg(concat_ws('|', format(case when n = cardinality(p_words) then '''%s'':*' else '''%s''' end, w),
      (select string_agg(format('''%s''', s), '|') from unnest(app.stems(w)) s))::tsquery order by n)
    from unnest(p_words) with ordinality u (w, n)
$$;
grant execute on function app.look_in_text(text[]) to tandem_definer;
