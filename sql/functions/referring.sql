-- Where rows refer to those of an entity: by a foreign key, as what belongs to it, or among records of several entities
-- (app.record_ends); `also`: which rows of the table do. What follows from other columns (app.merge_ways) is not among them.
create or replace function app.referring(p_entity text) returns table (relation regclass, entity name, col name, way text, also text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select k.conrelid::regclass, c.relname, a.attname, coalesce(w.way, 'moves'), 'true' from pg_constraint k
    join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    left join app.merge_ways w on w.entity = c.relname and w.col = a.attname
   where k.contype = 'f' and k.confrelid = format('public.%I', p_entity)::regclass and coalesce(w.way, '') <> 'follows'
  union all select format('public.%I', x.entity)::regclass, x.entity, x.via, 'moves', format('entity = %L', p_entity)
    from (select distinct entity, via from app.copied_columns where parent = p_entity and via = 'row_id') x
  union all select format('public.%I', e.entity)::regclass, e.entity, 'record_id', 'moves', format('record_entity = %L', p_entity)
    from app.record_ends e where e.target = p_entity
  order by 2, 3
$$;
grant execute on function app.referring(text) to tandem_definer;
