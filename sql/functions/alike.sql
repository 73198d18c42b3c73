-- The records that probably are the same as one of these values, and why, among the rows of a predicate; of each value the first
-- p_most. What more than that have says nothing where p_telling: half a company has info@. Exact values by the indexes that lists and
-- search have already; names by the words of the search, and then as a whole.
create or replace function app.alike(p_entity text, p_values jsonb, p_but uuid, p_within text, p_most int, p_telling boolean)
returns table (id uuid, reason text)
language plpgsql stable set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare l app.likenesses; v_value text; v_found uuid[]; v_asked text; v_words tsquery;
begin
  for l in select * from app.likenesses s where s.entity = p_entity order by s.place loop
    foreach v_value in array app.values_alike(p_values, l.col, l.manner) loop
      v_words := null;
      if l.manner = 'words' then
        if l.beside is not null and coalesce(p_values ->> l.beside, '') = '' then continue; end if;
        select string_agg(quote_literal('n.' || w), ' & ')::tsquery into v_words from (select w from app.tokens(app.fold(v_value)) w limit 5) w;
        continue when v_words is null;
      elsif l.manner = 'code' then
        v_words := quote_literal(regexp_replace(app.fold(v_value), '[^[:alnum:]]', '', 'g'))::tsquery;
        continue when numnode(v_words) = 0;
      end if;
      v_asked := case l.manner when 'value' then format('%I = $1', l.col) when 'site' then format('%I = any (app.sites_of($1))', l.col)
        when 'words' then format('app.plain(%I) = app.plain($1)', l.col) else format('%I && array[$1]', l.col) end
        || case when l.beside is null then ''
          when l.beside like '%\_id' then format(' and %I::text = any (app.values_alike($4, %1$L, %2$L))', l.beside, 'value')
          else format(' and app.plain(%I) = app.plain($4 ->> %1$L)', l.beside) end;
      -- (Fenced: with its limit in view the planner reads the table from its beginning.)
      execute format('with found as materialized (select * from public.%1$I where %2$s and %3$s)
          select array_agg(t.id) from (select id from found where deleted_at is null and id is distinct from $2 and (%4$s) limit %5$s) t', p_entity,
        case when v_words is null then 'true'
          else format('id in (select s.id from app.search_rows s where s.lexemes @@ $3 and s.entity = %L limit 300)', p_entity) end,
        v_asked, p_within, p_most + 1) into v_found using v_value, p_but, v_words, p_values;
      if not (p_telling and cardinality(v_found) > p_most) then
        return query select f, l.reason from unnest(v_found[1:p_most]) f;
      end if;
    end loop;
  end loop;
end $$;
grant execute on function app.alike(text, jsonb, uuid, text, int, boolean) to tandem_definer;
