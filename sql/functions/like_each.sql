-- Each word as a pattern for a text that holds it; null of none.
create or replace function app.like_each(p_words text[]) returns text[]
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_agg('%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by n)
    from unnest(p_words) with ordinality u (w, n)
$$;
grant execute on function app.like_each(text[]) to tandem_definer;
