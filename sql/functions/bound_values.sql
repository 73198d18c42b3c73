-- Every stored value has a size, measured as it will be sent: a number such as 1e308 comes in with six bytes and goes out
-- with 309. What is too large is refused where it is stored, whoever writes: an answer is made of rows, and a row that
-- nobody can send stops all who list it.
--   text        2,000 characters, in columns of prose 20,000
--   JSON        32 KB of its text
--   lists       50 values in 32 KB
-- (Not valid: what an older version has taken stays, and is measured when it is next written.)
create or replace function app.bound_values(p_table regclass, p_json int default 32768) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  prose name[] := '{note,lost_note,address,message,body}';
  v record;
begin
  for v in select a.attname as name, format('%I', a.attname) as quoted, a.atttypid::regtype::text as type from pg_attribute a
    where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid::regtype::text in ('text', 'jsonb', 'text[]', 'uuid[]')
      and not exists (select from pg_constraint k
        where k.conrelid = p_table and k.conname = (select relname from pg_class where oid = p_table) || '_' || a.attname || '_size')
  loop
    execute format('alter table %s add constraint %I check (%s) not valid', p_table,
      (select relname from pg_class where oid = p_table) || '_' || v.name || '_size', case v.type
      when 'text' then format('length(%s) <= %s', v.quoted, case when v.name = any (prose) then 20000 else 2000 end)
      when 'jsonb' then format('octet_length(%s::text) <= %s', v.quoted, p_json)
      else format('cardinality(%1$s) <= 50 and octet_length(%1$s::text) <= 32768', v.quoted) end);
  end loop;
end $$;
