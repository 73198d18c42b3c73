-- A new relation of tasks, or one that comes back, is not there yet, is one of a hundred at most of each of its tasks, and closes no circle
-- among those that hold days: the circle is named by the codes that the writer may see.
-- Long: one look at what is there, under one lock.
create or replace function app.check_task_link() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_way uuid[]; v_said text;
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and old.deleted_at is null) then return new; end if;
  -- (One after the other: of two who make the two halves of a circle at once, the second sees the first. Shifts wait, too.)
  perform pg_advisory_xact_lock(hashtextextended('task links', 0));
  if exists (select from unnest(array[new.from_id, new.to_id]) e (id)
      where (select count(*) from public.task_links l where e.id in (l.from_id, l.to_id) and l.deleted_at is null) >= 100)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A task has at most 100 relations.'; end if;
  if exists (select from public.task_links l where l.kind = new.kind and l.deleted_at is null and l.id <> new.id
      and ((l.from_id, l.to_id) = (new.from_id, new.to_id) or (new.kind in ('duplicates', 'relates') and (l.to_id, l.from_id) = (new.from_id, new.to_id))))
  then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'These two tasks are related in this way already.'; end if;
  if new.kind not in ('blocks', 'starts_before', 'finishes_before') or new.from_id = new.to_id then return new; end if;
  with recursive ways (id, came_by) as (
      select new.to_id, null::uuid
      union select l.to_id, l.from_id from ways w join public.task_links l on l.from_id = w.id and l.deleted_at is null
        and l.kind in ('blocks', 'starts_before', 'finishes_before') and w.id <> new.from_id),
    back (id, way) as (select new.from_id, array[new.from_id] where exists (select from ways where id = new.from_id)
      union all select w.came_by, w.came_by || b.way from back b cross join lateral
        (select came_by from ways where id = b.id and came_by is not null order by came_by limit 1) w where b.id <> new.to_id)
    select way into v_way from back where id = new.to_id limit 1;
  if v_way is null then return new; end if;
  execute format('select string_agg(coalesce(t.code, ''…''), '' → '' order by nth) from unnest($1) with ordinality p (id, nth)
    left join (select id, code from public.tasks where %s) t using (id)',
    case when app.actor_id() is null then 'true' else coalesce(app.rows_for('tasks', 'read'), 'false') end) into v_said using new.from_id || v_way;
  raise 'LINK' using errcode = '23514', column = 'to_id', detail = 'it would make a circle: ' || v_said;
end $$;
create or replace trigger a_link before insert or update of deleted_at on public.task_links for each row execute function app.check_task_link();
