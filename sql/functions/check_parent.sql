-- No client stands below itself, and none more than eight deep. (One after the other: of two who make each other's client a parent at
-- once, the second sees what the first has made.)
create or replace function app.check_parent() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_above int; v_below int; v_itself boolean;
begin
  if new.parent_id is null or (tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id) then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('parents of clients', 0));
  with recursive above as (select a.id, a.parent_id, 1 as level from public.accounts a where a.id = new.parent_id
    union all select a.id, a.parent_id, level + 1 from above b join public.accounts a on a.id = b.parent_id where level < 20 and b.id <> new.id)
  select max(level), coalesce(bool_or(id = new.id), false) into v_above, v_itself from above;
  if v_itself then raise 'PARENT' using errcode = '23514', column = 'parent_id', detail = 'a client cannot stand below itself'; end if;
  with recursive below as (select new.id as id, 1 as level
    union all select a.id, level + 1 from below b join public.accounts a on a.parent_id = b.id where level < 20)
  select max(level) into v_below from below;
  if v_above + v_below > 8
  then raise 'PARENT' using errcode = '23514', column = 'parent_id', detail = 'companies stand at most eight deep below each other'; end if;
  return new;
end $$;
create or replace trigger e_parent before insert or update of parent_id on public.accounts for each row execute function app.check_parent();
