-- A row may only point at what its writer sees: writes the function that asks for the keys that change, and its trigger.
create or replace function app.make_references(p_table name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  checks text;
begin
  -- (Two ifs: PostgreSQL checks the rights on the other table as soon as an expression names it.)
  select string_agg(format($check$
  if new.%1$I is not null and (tg_op = 'INSERT' or new.%1$I is distinct from old.%1$I) then
    if not exists (select from %2$s where id = new.%1$I and deleted_at is null) then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;
  end if;$check$, a.attname, c.confrelid::regclass), '' order by a.attname) into checks
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.conrelid = relation::regclass and c.contype = 'f';
  select concat(checks, string_agg(format($check$
  if new.%1$I <> '{}' and (tg_op = 'INSERT' or new.%1$I is distinct from old.%1$I) then
    if exists (select from unnest(new.%1$I) added (id) where (tg_op = 'INSERT' or added.id <> all (old.%1$I))
      and not exists (select from public.%2$I t where t.id = added.id and t.deleted_at is null))
    then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;
  end if;$check$, list, target), '' order by list)) into checks
    from app.reference_lists where entity = p_table;
  if checks = '' then return; end if;
  execute format('create or replace function app.%I() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $body$ begin%s
  return new;
end $body$', 'references_of_' || p_table, checks);
  execute format('create or replace trigger d_references before insert or update on %s for each row execute function app.%I()',
    relation, 'references_of_' || p_table);
end $$;
