-- Where words stand in a text, as pairs of start (from 0) and length; loosely: also what is nearly one of them.
create or replace function app.marks(p_text text, p_words text[], p_loose boolean) returns int[]
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  words text[] := array(select t from unnest(p_words) w, app.tokens(w) t);
  marks int[] := '{}'; begins int; ends int := 1; token text; hit int; folded text := app.fold(p_text); same boolean := length(folded) = length(p_text);
begin
  if p_text is null or cardinality(words) = 0 then return marks; end if;
  loop
    begins := regexp_instr(p_text, '[[:alnum:]]+', ends);
    exit when begins = 0;
    ends := regexp_instr(p_text, '[[:alnum:]]+', begins, 1, 1);
    token := case when same then substr(folded, begins, ends - begins) else app.fold(substr(p_text, begins, ends - begins)) end;
    -- (A folded letter may be two: then the whole word is marked.)
    select max(case when starts_with(token, w) and length(token) = ends - begins then length(w) else ends - begins end) into hit from unnest(words) w
     where starts_with(token, w) or app.stems(token) && app.stems(w)
        or p_loose and length(w) > 3
          and least(public.levenshtein_less_equal(left(token, 60), w, 2), public.levenshtein_less_equal(left(token, length(w)), w, 2)) <= case
            when length(w) < 6 then 1 else 2 end;
    if hit is not null then marks := marks || array[begins - 1, hit]; end if;
  end loop;
  return marks;
end $$;
grant execute on function app.marks(text, text[], boolean) to tandem_definer, tandem_roles;
