-- A task keeps by how many others it is blocked that are not over and do not lie in the bin. Once for each that a statement concerns.
create or replace function app.count_blockers() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_tasks uuid[];
begin
  if tg_op = 'INSERT' then v_tasks := array(select distinct to_id from fresh where kind = 'blocks');
  else
    v_tasks := array(select distinct to_id from (select to_id, id, from_status, from_deleted_at, deleted_at from fresh where kind = 'blocks'
      except select to_id, id, from_status, from_deleted_at, deleted_at from stale) changed);
  end if;
  if v_tasks = '{}' then return null; end if;
  -- (Held before they are counted: of two of its blockers that end at once, the second counts none.)
  perform from public.tasks where id = any (v_tasks) order by id for no key update;
  update public.tasks t set open_blockers = n.n from (select c.id, (select count(*) from public.task_links l where l.to_id = c.id and l.kind = 'blocks'
      and l.deleted_at is null and l.from_deleted_at is null and l.from_status not in ('done', 'cancelled')) as n from unnest(v_tasks) c (id)) n
   where t.id = n.id and t.open_blockers <> n.n;
  return null;
end $$;
create or replace trigger w_blockers after insert on public.task_links referencing new table as fresh
  for each statement execute function app.count_blockers();
create or replace trigger w_blockers_changed after update on public.task_links referencing old table as stale new table as fresh
  for each statement execute function app.count_blockers();
