-- The triggers of a governed table: stamp, owner, place, transition, references, log.
create or replace function app.govern_triggers(p_table name, p_state name, p_logged boolean) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  masks text[];
  checks text;
begin
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'version') then
    execute format('create or replace trigger a_stamp before insert or update on %s for each row execute function app.stamp()', relation);
  end if;
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'owner_id') then
    execute format('create or replace trigger b_own before insert on %s for each row execute function app.own()', relation);
  end if;
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'team_id')
    and exists (select from pg_attribute where attrelid = relation::regclass and attname = 'owner_id') then
    execute format('create or replace trigger b_place before insert or update of owner_id on %s for each row execute function app.place()', relation);
  end if;
  if p_state is not null then
    execute format('create or replace trigger c_transition before insert or update of %I on %s for each row execute function app.guard_transition(%L)',
      p_state, relation, p_state);
  end if;
  -- A row may only point at what its writer sees; asked for the keys that change, in one function made per table.
  -- (Two ifs: PostgreSQL checks the rights on the other table as soon as an expression names it.)
  select string_agg(format($check$
  if new.%1$I is not null and (tg_op = 'INSERT' or new.%1$I is distinct from old.%1$I) then
    if not exists (select from %2$s where id = new.%1$I and deleted_at is null) then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;
  end if;$check$, a.attname, c.confrelid::regclass), '' order by a.attname) into checks
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.conrelid = relation::regclass and c.contype = 'f';
  select concat(checks, string_agg(format($check$
  if exists (select from unnest(new.%1$I) added (id) where (tg_op = 'INSERT' or added.id <> all (old.%1$I))
    and not exists (select from public.%2$I t where t.id = added.id and t.deleted_at is null))
  then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;$check$, list, target), '' order by list)) into checks
    from app.reference_lists where entity = p_table;
  if checks <> '' then
    execute format('create or replace function app.%I() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $body$ begin%s
  return new;
end $body$', 'references_of_' || p_table, checks);
    execute format('create or replace trigger d_references before insert or update on %s for each row execute function app.%I()',
      relation, 'references_of_' || p_table);
  end if;
  if p_logged then
    select coalesce(array_agg(distinct a.attname::text), '{}') into masks
      from pg_attribute a, app.roles r
     where a.attrelid = relation::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('tandem_' || r.name, relation, 'id', 'select')
       and not has_column_privilege('tandem_' || r.name, relation, a.attname, 'select');
    execute format('create or replace trigger z_log after insert or update or delete on %s for each row execute function app.log_change(%L)', relation, masks);
  end if;
end $$;
