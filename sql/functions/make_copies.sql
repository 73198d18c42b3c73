-- Writes what keeps the copied columns of an entity (app.copied_columns): a child takes them from its parent whenever it is
-- written, and its writer must see the parent; when the parent's change, its children follow. (A new child holds its parent
-- until it is there: one that changes meanwhile would neither be copied anew nor find the child that is to follow.)
-- after: copies_named
create or replace function app.make_copies(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', p_entity); p record; taken text := ''; named text;
  several boolean := exists (select from pg_attribute where attrelid = relation and attname = 'entity' and not attisdropped);
begin
  for p in select parent, via, app.copies_named(p_entity, parent, via) as suffix,
      string_agg(format('new.%I', col), ', ' order by col) as cols, string_agg(format('p.%I', from_col), ', ' order by col) as from_cols,
      string_agg(format('%I = p.%I', col, from_col), ', ' order by col) as follows,
      string_agg(distinct format('%I', from_col), ', ') filter (where from_col <> 'id') as watched
    from app.copied_columns where entity = p_entity group by parent, via order by parent <> p_entity, parent, via loop
    taken := taken || format($taken$
  if %1$s new.%2$I is not null then
    if tg_op = 'INSERT' or new.%2$I is distinct from old.%2$I %6$s then
      perform from public.%5$I p where p.id = new.%2$I for %7$s;
    end if;
    select %3$s into %4$s from public.%5$I p where p.id = new.%2$I;
  end if;$taken$, case when several then format('new.entity = %L and', p.parent) else '' end, p.via, p.from_cols, p.cols, p.parent,
      case when several then 'or new.entity is distinct from old.entity' else '' end,
      -- (Where it writes next what is kept on the parent: of two who held it together neither could.)
      case when exists (select from app.entities e where e.entity = p.parent and e.rolled_up <> '{}'
        and (e.rolled_up_by is null or p_entity = any (e.rolled_up_by))) then 'no key update' else 'share' end);
    -- (An id never changes.)
    continue when p.watched is null;
    named := format('copies_of_%s_to_%s', p.parent, p.suffix);
    -- (As sets, which are never planned for the one row that statements usually change. Without any row the children's own
    -- triggers would go off all the same, and some of them change the parent.)
    execute format($follow$create or replace function app.%1$I() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
  if exists (%2$s) then update public.%3$I c set %4$s from (%2$s) p where c.%5$I = p.id %6$s; end if;
  return null;
end $body$ $follow$, named,
      format('select id, %1$s from fresh except select id, %1$s from stale', p.watched), p_entity, p.follows, p.via,
      case when several then format('and c.entity = %L', p.parent) else '' end);
    execute format('create or replace trigger %I after update on public.%I referencing old table as stale new table as fresh'
      ' for each statement execute function app.%I()', 'x_copies_to_' || p.suffix, p.parent, named);
  end loop;
  if taken = '' then return; end if;
  execute format($take$create or replace function app.%1$I() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin%2$s
  return new;
end $body$ $take$, 'copies_to_' || p_entity, taken);
  execute format('create or replace trigger b_copies before insert or update on %s for each row execute function app.%I()', relation, 'copies_to_' || p_entity);
  -- (Of a parent in a column of its own app.govern_triggers asks the same.)
  if several then
    execute format('create or replace trigger d_sees before insert or update of entity, row_id on %s for each row execute function app.see_parent()', relation);
  end if;
end $$;
