-- What somebody asks for: the plain words, and what the operators say (null where they say nothing).
create or replace function app.search_question(p_query text, out words text[], out types text[], out owners text[], out states text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare part text; meanings text[];
begin
  words := '{}';
  -- A number is one word, however it is grouped: 02 35 71 04 18, +33 (0)2 35 71 04 18, 732 829 320.
  if p_query ~ '^[0-9+(). /\u00a0\u202f-]{4,}$' then
    words := array_remove(array[regexp_replace(replace(p_query, '(0)', ''), '[^0-9]', '', 'g')], '');
    return;
  end if;
  foreach part in array regexp_split_to_array(trim(app.fold(left(p_query, 200))), '\s+') loop
    select array_agg(meaning) into meanings from app.search_operators o
      where o.operator = split_part(part, ':', 1) and o.word = split_part(part, ':', 2) and part like '%:%';
    -- Stages of leads are called as the company calls them, and mean what they mean; one may say either.
    if part like 'is:%' and length(part) > 3 then
      meanings := coalesce(meanings, '{}') || array(select s.key from public.stages s where s.key <> all (coalesce(meanings, '{}'))
        and (regexp_replace(app.fold(s.name), '[^a-z0-9]+', '_', 'g') = substr(part, 4)
          or exists (select from app.search_operators o join public.stages usual on usual.key = o.meaning
            where o.operator = 'is' and o.word = substr(part, 4) and usual.type = s.type
              and (usual.type in ('won', 'lost') or o.word in ('open', 'ouvert')))));
      meanings := nullif(meanings, '{}');
    end if;
    case when part ~ '^[[:alnum:]._%+-]+@[[:alnum:].-]*$' then words := words || part;
      when meanings is null then words := words || array(select app.tokens(part));
      when part like 'type:%' then types := types || meanings;
      when part like 'owner:%' then owners := owners || meanings;
      else states := states || meanings;
    end case;
  end loop;
  -- (As many as a sentence has; in names fewer are looked for.)
  words := words[1:24];
end $$;
