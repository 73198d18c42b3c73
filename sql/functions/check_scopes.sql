-- A scope asks of the row alone: its column is there, and its condition is one that a check could have, with no function of ours.
-- What asks another governed table would be judged otherwise by each who asks. (A notification may: it goes with its record.)
create or replace function app.check_scopes(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare relation text := format('public.%I', p_entity); s app.scopes; asked text;
begin
  for s in select * from app.scopes where entity = p_entity loop
    if s.col is not null and not exists (select from pg_attribute where attrelid = relation::regclass and attname = s.col and not attisdropped)
    then raise 'The scope % of % is a column % that there is not: copy it from the parent', s.scope, p_entity, s.col; end if;
    if s."key" like 'member:%' and not exists (select from app.membership_sources m where s."key" = 'member:' || m.kind)
    then raise 'The scope % of % goes by %, and no table makes anybody one', s.scope, p_entity, s."key"; end if;
    continue when s.extra is null;
    execute format('alter table %s add constraint scope_asks_of_the_row check (%s) not valid', relation, s.extra);
    select string_agg(f.oid::regprocedure::text, ', ') into asked from pg_constraint c
      join pg_depend d on d.classid = 'pg_constraint'::regclass and d.objid = c.oid and d.refclassid = 'pg_proc'::regclass
      join pg_proc f on f.oid = d.refobjid and f.pronamespace <> 'pg_catalog'::regnamespace
     where c.conrelid = relation::regclass and c.conname = 'scope_asks_of_the_row' and (p_entity <> 'notifications' or f.proname <> 'sees');
    execute format('alter table %s drop constraint scope_asks_of_the_row', relation);
    if asked is not null then raise 'The scope % of % asks %: a scope asks of the row alone', s.scope, p_entity, asked; end if;
  end loop;
end $$;
