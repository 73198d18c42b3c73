-- Every stored value has a size, measured as it will be sent: a number such as 1e308 comes in with six bytes and goes out
-- with 309. What is too large is refused where it is stored, whoever writes: an answer is made of rows, and a row that
-- nobody can send stops all who list it.
--   text        2,000 characters, in columns of prose 20,000
--   JSON        32 KB of its text
--   lists       50 values in 32 KB
--   days        the years that are taken: 1 to 9999 (triggers reckon on from what came in)
-- (Not valid: what an older version has taken stays, and is measured when it is next written.)
create or replace function app.bound_values(p_table regclass, p_json int default 32768) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  prose name[] := '{note,lost_note,address,message,body}';
  v record;
begin
  for v in select c.relname, a.attname as name, format('%I', a.attname) as quoted, a.atttypid::regtype::text as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid::regtype::text in ('text', 'jsonb', 'text[]', 'uuid[]', 'date')
      and not exists (select from pg_constraint k where k.conrelid = p_table
        and k.conname = format('%s_%s_%s', c.relname, a.attname, case a.atttypid when 'date'::regtype then 'years' else 'size' end))
  loop
    execute format('alter table %s add constraint %I check (%s) not valid', p_table,
      format('%s_%s_%s', v.relname, v.name, case v.type when 'date' then 'years' else 'size' end), case v.type
      when 'date' then format('%s between ''0001-01-01'' and ''9999-12-31''', v.quoted)
      when 'text' then format('length(%s) <= %s', v.quoted, case when v.name = any (prose) then 20000 else 2000 end)
      when 'jsonb' then format('octet_length(%s::text) <= %s', v.quoted, p_json)
      else format('cardinality(%1$s) <= 50 and octet_length(%1$s::text) <= 32768', v.quoted) end);
  end loop;
end $$;
