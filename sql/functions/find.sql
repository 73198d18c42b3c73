-- The rows of an entity whose text holds each of the words, among those in the caller's scopes. A definer, since row
-- security keeps text operators from the trigram index: the scopes are applied here, and the policies judge what comes out.
-- What a role may not read of a record it must not find it by either: a guess that hits would tell it.
-- after: files_saying
create or replace function app.find(p_entity text, p_words text) returns setof uuid language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare
  predicate text := app.rows_for(p_entity, 'read');
  relation regclass := format('public.%I', p_entity);
  found_by name[]; open name[];
  words text[] := regexp_split_to_array(app.fold(trim(p_words)), '\s+');
  patterns text[] := app.like_each(array_remove(words, ''));
  -- The same as records hold it: a telephone number however it is dialled, a name without its apostrophe.
  stored text[] := nullif(app.like_each(app.as_stored(app.fold(trim(p_words)))), patterns);
  joined tsquery; named uuid[]; condition text;
begin
  if predicate is null or patterns is null then return; end if;
  -- A name that holds an apostrophe or a hyphen is found without it.
  joined := (select string_agg(format('(''n.%1$s'':*|''j.%1$s'':*)', w), '&') || '&(' || string_agg(format('''j.%s'':*', w), '|') || ')'
    from (select regexp_replace(w, '[''-]', '', 'g') from unnest(words) w) u (w) having bool_and(w ~ '^[[:alnum:]]{3,60}$'))::tsquery;
  named := array(select s.id from app.search_rows s where s.entity = p_entity and s.lexemes @@ joined limit 1000);
  -- A document is found by what stands in its newest version, too.
  if p_entity = 'documents' then
    named := named || array(select f.row_id from app.files_saying(app.look_in_text(app.telling(words)), 'documents', 1000) f);
  end if;
  -- The columns that the text for searching is made from.
  select array_agg(c.attname order by c.attnum),
    array_agg(c.attname order by c.attnum) filter (where has_column_privilege('tandem_' || app.role(), relation, c.attnum, 'select'))
    into found_by, open
    from pg_attribute s join pg_attrdef e on e.adrelid = s.attrelid and e.adnum = s.attnum
    join pg_depend d on d.classid = 'pg_attrdef'::regclass and d.objid = e.oid and d.refclassid = 'pg_class'::regclass and d.refobjid = s.attrelid
    join pg_attribute c on c.attrelid = s.attrelid and c.attnum = d.refobjsubid and c.attnum <> s.attnum
   where s.attrelid = relation and s.attname = 'search';
  -- (One pattern after the other: no index serves "like all".)
  select string_agg(format('(%s)', each), ' or ') into condition from (
    select string_agg(format('search like ($1)[%s]', no), ' and ') from generate_subscripts(patterns, 1) no
    union all select string_agg(format('search like ($2)[%s]', no), ' and ') from generate_subscripts(stored, 1) no
    union all select 'id = any ($3)' where named <> '{}') c (each) where each is not null;
  return query execute format('select id from public.%I r where (%s) and (%s)%s', p_entity, condition, predicate,
    case when open is distinct from found_by then format(' and (id = any ($3) or app.fold(%1$s) like all ($1) or app.fold(%1$s) like all ($2))',
      app.text_of(relation, open)) end) using patterns, stored, named;
end $$;
grant execute on function app.find(text, text) to tandem_roles;
