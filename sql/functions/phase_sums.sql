-- How far phases are, of 200 at most, as far as the caller sees their tasks and under their rights: the tasks that stand in each, those done, those
-- not, and their progress (app.progress_of). Of a task with subtasks these count, where they stand; cancelled ones never.
-- after: progress_of
create or replace function app.phase_sums(p_ids uuid[]) returns table (id uuid, tasks bigint, done bigint, open bigint, progress real)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with meant as materialized (select p.id from public.phases p where p.id = any (p_ids[:200])),
  there as materialized (select t.id, t.phase_id, t.status, t.estimate from public.tasks t
    where t.phase_id = any (array(select m.id from meant m)) and t.deleted_at is null and t.status <> 'cancelled'),
  parents as (select distinct s.parent_id from public.tasks s
    where s.parent_id = any (array(select a.id from there a)) and s.deleted_at is null and s.status <> 'cancelled'),
  work as (select a.phase_id, count(*) as tasks, count(*) filter (where a.status = 'done') as done, count(a.estimate) as told,
      sum(a.estimate)::real as minutes, coalesce(sum(a.estimate) filter (where a.status = 'done'), 0)::real as minutes_done,
      count(*) filter (where a.status = 'done' and a.estimate is null) as bare_done
    from there a where a.id not in (select q.parent_id from parents q) group by a.phase_id)
  select m.id, coalesce(w.tasks, 0), coalesce(w.done, 0), coalesce(w.tasks - w.done, 0),
      app.progress_of(w.tasks, w.done, w.told, w.minutes, w.minutes_done, w.bare_done)
    from meant m left join work w on w.phase_id = m.id
$$;
grant execute on function app.phase_sums(uuid[]) to tandem_roles;
