-- Some 160 letters of a text from shortly before the first of the words that stands in it; whole words.
create or replace function app.excerpt(p_text text, p_words text[]) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  room constant int := 160; v_from int; v_part text;
  -- (An ending may be another one: bateau, bateaux.)
  v_word text := (select string_agg(regexp_replace(left(w, greatest(length(w) - 2, 3)), '[^[:alnum:]]', '.', 'g'), '|') from unnest(p_words) w);
begin
  if length(p_text) <= room then return p_text; end if;
  v_from := greatest(coalesce(regexp_instr(app.fold(p_text), '\m(' || v_word || ')'), 0) - 50, 1);
  v_part := substr(p_text, v_from, room);
  return case when v_from > 1 then '… ' || regexp_replace(v_part, '^\S*\s+', '') else v_part end
    || case when v_from + room <= length(p_text) then '…' else '' end;
end $$;
grant execute on function app.excerpt(text, text[]) to tandem_definer;
