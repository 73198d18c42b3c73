-- Makes an entity findable: writes the triggers that keep app.search_rows, and fills it from the rows there are. To be
-- called again when a role gets or loses a column of it.
--   p_texts        columns in which a word may be misspelt, apart from the name
--   p_codes        columns of addresses and numbers, found as they are written
--   p_description  columns for the line under the name; of a list, the first
create or replace function app.make_searchable(p_entity name, p_type text, p_texts name[], p_codes name[], p_description name[], p_state name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', p_entity);
  masked text[] := array(select a.attname from pg_attribute a where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and exists (
    select from app.roles r where has_column_privilege('tandem_' || r.name, a.attrelid, 'id', 'select')
      and not has_column_privilege('tandem_' || r.name, a.attrelid, a.attnum, 'select')));
  columns text := 'id, entity, name, description, state, owner_id, team_id, account_id, portal_user_id, at, lexemes, open_lexemes';
  made text; watched text; learned text; open_codes name[];
begin
  if p_texts && masked::name[] or p_description && masked::name[] then
    raise 'A role that reads % may not see one of %', p_entity, p_texts || p_description;
  end if;
  open_codes := array(select c from unnest(p_codes) c where c <> all (masked));
  insert into app.searchable values (p_entity, p_type, p_state, exists (select from pg_attribute where attrelid = relation and attname = 'owner_id'))
    on conflict (entity) do update set entity_type = p_type, state = p_state;
  made := format('r.id, %L, r.name, %s, %s, %s, r.updated_at, app.lexemes(app.fold(r.name), app.fold(%s)), %s',
    p_entity,
    (select format('nullif(concat_ws('' · '', %s), '''')', string_agg(case when a.atttypid = 'text[]'::regtype
      then format('r.%I[1]', d) else format('nullif(r.%I, '''')', d) end, ', ' order by n))
       from unnest(p_description) with ordinality u (d, n) join pg_attribute a on a.attrelid = relation and a.attname = d),
    coalesce(format('r.%I', p_state), 'null'),
    (select string_agg(case when a.attname is null then 'null::uuid' else format('r.%I', c) end, ', ' order by n)
       from unnest('{owner_id,team_id,account_id,portal_user_id}'::name[]) with ordinality u (c, n)
         left join pg_attribute a on a.attrelid = relation and a.attname = c),
    app.text_of(relation, p_texts || p_codes),
    case when open_codes <> p_codes
      then format('app.lexemes(app.fold(r.name), app.fold(%s))', app.text_of(relation, p_texts || open_codes)) else 'null::tsvector' end);
  select string_agg(format('%%1$s.%I', a.attname), ', ') into watched from pg_attribute a where a.attrelid = relation
    and a.attname = any (p_texts || p_codes || p_description || array['name', p_state, 'owner_id', 'team_id', 'account_id', 'portal_user_id']);
  learned := format('insert into app.search_words (word) select distinct w from %%s r, app.tokens(app.fold(r.name, %s)) w
      where w !~ ''[0-9]'' and length(w) > 3 and not exists (select from app.search_words k where k.word = w)', app.text_of(relation, p_texts));
  execute format($made$create or replace function app.%1$I() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    if tg_op = 'INSERT' then
      insert into app.search_rows (%3$s) select %4$s from fresh r where r.deleted_at is null;
      %7$s;
    elsif tg_op = 'DELETE' then
      delete from app.search_rows s using stale o where s.entity = %2$L and s.id = o.id;
    else
      delete from app.search_rows s using fresh r where s.entity = %2$L and s.id = r.id and r.deleted_at is not null;
      insert into app.search_rows (%3$s) select %4$s from fresh r join stale o on o.id = r.id where r.deleted_at is null and o.deleted_at is not null;
      -- The day of the last change is near enough: most changes of a record then leave this table alone.
      update app.search_rows s set (%3$s) = row(%4$s) from fresh r join stale o on o.id = r.id
       where s.entity = %2$L and s.id = r.id and ((%5$s) is distinct from (%6$s) or r.updated_at > s.at + interval '1 day');
      %8$s;
    end if;
    return null;
  end $body$ $made$, 'search_of_' || p_entity, p_entity, columns, made, format(watched, 'r'), format(watched, 'o'), format(learned, 'fresh'),
    format(learned, format('(select r.* from fresh r join stale o on o.id = r.id where (%s) is distinct from (%s))',
      format(watched, 'r'), format(watched, 'o'))));
  execute format('create or replace trigger y_search_insert after insert on %s referencing new table as fresh for each statement execute function app.%I()',
    relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_update after update on %s referencing old table as stale new table as fresh for each statement execute function app.%I()', relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_delete after delete on %s referencing old table as stale for each statement execute function app.%I()',
    relation, 'search_of_' || p_entity);
  delete from app.search_rows where entity = p_entity;
  execute format('insert into app.search_rows (%s) select %s from %s r where deleted_at is null', columns, made, relation);
  execute format(learned, relation);
end $$;
