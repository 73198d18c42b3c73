-- Some 160 letters of a text from shortly before the place where most of the words stand; whole words.
create or replace function app.excerpt(p_text text, p_words text[]) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  room constant int := 160; v_from int; v_part text;
  -- (An ending may be another one: bateau, bateaux.)
  v_word text := (select string_agg(regexp_replace(left(w, greatest(length(w) - 2, 3)), '[^[:alnum:]]', '.', 'g'), '|') from unnest(p_words) w);
begin
  if length(p_text) <= room then return p_text; end if;
  -- (Of words the longer ones count for more: a sentence has many short ones, and so has every other.)
  v_from := greatest(coalesce((
    select at from (select at, weight, sum(weight) over (order by at range between current row and 110 following) as weighs
        from (select sum(length(part) + 1) over (order by n) - length(part) as at, length(substring(part, '\m(?:' || v_word || ')')) as weight
          from string_to_table(app.fold(p_text), ' ') with ordinality p (part, n)) parts) placed
      where weight > 0 order by weighs desc, at limit 1), 0) - 50, 1);
  v_part := substr(p_text, v_from, room);
  return case when v_from > 1 then '… ' || regexp_replace(v_part, '^\S*\s+', '') else v_part end
    || case when v_from + room <= length(p_text) then '…' else '' end;
end $$;
grant execute on function app.excerpt(text, text[]) to tandem_definer, tandem_roles;
