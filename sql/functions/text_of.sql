-- Columns of a row `r` as arguments of app.fold; own fields by what they are found by.
create or replace function app.text_of(p_relation regclass, p_columns name[]) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(string_agg(case a.atttypid when 'text[]'::regtype then format('app.words(r.%I)', c)
      when 'jsonb'::regtype then format('case when r.%1$I <> ''{}'' then app.own_words(%2$L, r.%1$I) end', c,
        (select relname from pg_class where oid = p_relation))
      else format('r.%I', c) end, ', ' order by n), '''''')
    from unnest(p_columns) with ordinality u (c, n) join pg_attribute a on a.attrelid = p_relation and a.attname = c
$$;
grant execute on function app.text_of(regclass, name[]) to tandem_definer;
