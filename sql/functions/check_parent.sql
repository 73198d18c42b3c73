-- Nothing stands below itself, and none more than eight deep: clients below clients, tasks below tasks. (One after the other:
-- app.parents_in_turn.)
create or replace function app.check_parent() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_above int; v_below int; v_itself boolean;
begin
  if new.parent_id is null or (tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id) then return new; end if;
  execute format('with recursive above as (select a.id, a.parent_id, 1 as level from %1$s a where a.id = $1
    union all select a.id, a.parent_id, level + 1 from above b join %1$s a on a.id = b.parent_id where level < 20 and b.id <> $2)
    select max(level), coalesce(bool_or(id = $2), false) from above', tg_relid::regclass) into v_above, v_itself using new.parent_id, new.id;
  if v_itself then raise 'PARENT' using errcode = '23514', column = 'parent_id', detail = 'it cannot stand below itself'; end if;
  execute format('with recursive below as (select $1 as id, 1 as level
    union all select a.id, level + 1 from below b join %1$s a on a.parent_id = b.id where level < 20)
    select max(level) from below', tg_relid::regclass) into v_below using new.id;
  if v_above + v_below > 8
  then raise 'PARENT' using errcode = '23514', column = 'parent_id', detail = 'they stand at most eight deep below each other'; end if;
  return new;
end $$;
create or replace trigger e_parent before insert or update of parent_id on public.accounts for each row execute function app.check_parent();
create or replace trigger e_parent before insert or update of parent_id on public.tasks for each row execute function app.check_parent();
