-- The triggers of a governed table: stamp, owner, place, transition, references (app.make_references), log.
create or replace function app.govern_triggers(p_table name, p_state name, p_logged boolean) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  rolled_up name[] := (select e.rolled_up from app.entities e where e.entity = p_table);
  within name := (select e.ranked_within from app.entities e where e.entity = p_table);
  types name := (select e.state_types from app.entities e where e.entity = p_table);
begin
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'version') then
    execute format('create or replace trigger a_stamp before insert or update on %s for each row execute function app.stamp(%s)', relation,
      -- (What is generated is not there yet when it is asked.)
      (select case when within is not null then concat_ws(', ', quote_literal(rolled_up || array_agg(attname)), quote_literal('{rank}' || array_agg(attname)))
          when rolled_up <> '{}' then quote_literal(rolled_up || array_agg(attname)) end from pg_attribute
        where attrelid = relation::regclass and attgenerated <> ''));
  end if;
  -- (Who makes a child whose owner is its parent's does not become it.)
  if exists (select from app.copied_columns where entity = p_table and col = 'owner_id') then
    execute format('drop trigger if exists b_own on %s', relation);
  elsif exists (select from pg_attribute where attrelid = relation::regclass and attname = 'owner_id') then
    execute format('create or replace trigger b_own before insert on %s for each row execute function app.own(%s)', relation,
      case when exists (select from app.followed where entity = p_table) then quote_literal('always') end);
  end if;
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'team_id')
    and exists (select from pg_attribute where attrelid = relation::regclass and attname = 'owner_id') then
    execute format('create or replace trigger b_place before insert or update of owner_id on %s for each row execute function app.place()', relation);
  end if;
  if p_state is not null then
    execute format('create or replace trigger c_transition before insert or update of %I on %s for each row execute function app.guard_transition(%L%s)',
      p_state, relation, p_state, ', ' || quote_literal(types));
  end if;
  if within is not null then
    execute format('create or replace trigger y_spread after update of rank on %s for each row when (length(new.rank) > 60)'
      ' execute function app.spread_ranks(%L)', relation, within);
  end if;
  perform app.guard_archived(p_table);
  perform app.make_references(p_table);
  if p_logged then
    execute format('create or replace trigger z_log after insert or update or delete on %s for each row execute function app.log_change(%L%s)',
      relation, app.masked_columns(relation::regclass),
      (select concat(', ', quote_literal(e.unlogged), ', ' || quote_literal(nullif(e.withheld, '{}'))) from app.entities e
        where e.entity = p_table and (e.unlogged || e.withheld) <> '{}'));
  end if;
end $$;
