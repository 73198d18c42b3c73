-- What stands in app.search_rows for a row r of an entity, as the values of a statement. The codes among the masked columns
-- stay out of the words that everybody may search.
create or replace function app.search_values(e app.searchable, p_masked name[]) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', e.entity);
  open_codes name[] := array(select c from unnest(e.codes) c where c <> all (p_masked));
begin
  return format('r.id, %L, r.name, %s, %s, %s, r.updated_at, app.lexemes(app.fold(r.name), app.fold(%s)), %s',
    e.entity,
    case when e.description = '{}' then 'null' else (
      select format('nullif(concat_ws('' · '', %s), '''')', string_agg(case when a.atttypid = 'text[]'::regtype
        then format('r.%I[1]', d) else format('nullif(r.%I, '''')', d) end, ', ' order by n))
       from unnest(e.description) with ordinality u (d, n) join pg_attribute a on a.attrelid = relation and a.attname = d) end,
    case when e.state is null then 'null' else format('r.%I', e.state) end,
    (select string_agg(case when a.attname is null then 'null::uuid' else format('r.%I', c) end, ', ' order by n)
       from unnest('{owner_id,team_id,account_id,portal_user_id}'::name[]) with ordinality u (c, n)
         left join pg_attribute a on a.attrelid = relation and a.attname = c),
    app.text_of(relation, e.texts || e.codes),
    case when open_codes <> e.codes
      then format('app.lexemes(app.fold(r.name), app.fold(%s))', app.text_of(relation, e.texts || open_codes)) else 'null::tsvector' end);
end $$;
