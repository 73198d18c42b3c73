-- Writes the function that says which scopes a row is in, and by which key ({all,own=…,unowned}): with the keys that somebody
-- holds (app.keys_held) it judges who hears of a row that may have gone or changed since. (What is seen by its sources has none: nobody
-- hears of it.)
create or replace function app.make_keys(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare keys text;
begin
  select string_agg(format(case when s.extra is null then '%s' else 'case when %2$s then %1$s end' end, case
      when s.key = 'all' then format('%L', s.scope)
      when s.key = 'none' then format('case when %I is null then %L end', s.col, s.scope)
      else format('%L || %I', s.scope || '=', s.col) end, s.extra), ', ' order by s.scope) into keys
    from app.scopes s where s.entity = p_entity and s.key <> 'nobody' and (s.extra is null or s.extra !~ 'app\.')
     and not exists (select from app.reference_lists l where l.entity = p_entity and l.judges)
     and not exists (select from app.record_ends e where e.entity = p_entity);
  execute format('create or replace function app.%I(r public.%I) returns text[] language sql stable set search_path = pg_catalog, pg_temp as $keys$
    select array_remove(array[%s]::text[], null) from (select (r).*) own where id is not null $keys$', 'keys_of_' || p_entity, p_entity, keys);
  execute format('grant execute on function app.%I(public.%I) to tandem_definer', 'keys_of_' || p_entity, p_entity);
end $$;
