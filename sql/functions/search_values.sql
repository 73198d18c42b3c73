-- What stands in app.search_rows for a row r of an entity, as the values of a statement. The codes among the masked columns
-- stay out of the words that everybody may search. (A comment may be a smile alone: it has no words.)
-- What was said of a record has that record's owner and team, and no name of its own.
create or replace function app.search_values(e app.searchable, p_masked name[]) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', e.entity);
  open_codes name[] := array(select c from unnest(e.codes) c where c <> all (p_masked));
  scope_columns name[] := case when e.said_by is null then '{owner_id,team_id,account_id,portal_user_id}'
    else array['parent_owner_id', 'parent_team_id', '', ''] end;
  named text := case when e.said_by is null then 'r.name' else '''''' end;
begin
  return format('r.id, %L, %s, %s, %s, %s, r.updated_at, coalesce(app.lexemes(app.fold(%s), app.fold(%s)), ''''), %s, %s, %s, %s',
    e.entity, named,
    case when e.description = '{}' then 'null' else (
      select format('nullif(concat_ws('' · '', %s), '''')', string_agg(case when a.atttypid = 'text[]'::regtype
        then format('r.%I[1]', d) else format('nullif(r.%I, '''')', d) end, ', ' order by n))
       from unnest(e.description) with ordinality u (d, n) join pg_attribute a on a.attrelid = relation and a.attname = d) end,
    case when e.state is null then 'null' else format('r.%I', e.state) end,
    (select string_agg(case when a.attname is null then 'null::uuid' else format('r.%I', c) end, ', ' order by n)
       from unnest(scope_columns) with ordinality u (c, n) left join pg_attribute a on a.attrelid = relation and a.attname = c),
    named, app.text_of(relation, e.texts || e.codes),
    case when open_codes <> e.codes
      then format('app.lexemes(app.fold(r.name), app.fold(%s))', app.text_of(relation, e.texts || open_codes)) else 'null::tsvector' end,
    case when e.said_by is null then 'null' else 'r.entity' end, case when e.said_by is null then 'null::uuid' else format('r.%I', e.said_by) end,
    case when e.kind is null then 'null' else format('r.%I', e.kind) end);
end $$;
grant execute on function app.search_values(app.searchable, name[]) to tandem_definer;
