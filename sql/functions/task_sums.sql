-- What was spent on tasks, and what stands below each over any depth, of 200 at most, as far as the caller sees it and under their rights: of the
-- time that counts (what was refused does not) its minutes; of what stands below it the tasks, those done, their progress (app.progress_of),
-- their estimates, and their time. Of one with subtasks these count, cancelled ones never; what lies in the bin stands nowhere, nor does what is
-- below it. Time counts wherever it was worked, on what was cancelled too.
-- after: progress_of
create or replace function app.task_sums(p_ids uuid[]) returns table (
  id uuid, spent bigint, tasks bigint, done bigint, progress real, estimate bigint, spent_below bigint)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive meant as materialized (select t.id from public.tasks t where t.id = any (p_ids[:200])),
  below (root, id, parent_id, status, estimate, level) as (
    select m.id, t.id, t.parent_id, t.status, t.estimate, 1 from meant m join public.tasks t on t.parent_id = m.id where t.deleted_at is null
    union all select b.root, t.id, t.parent_id, t.status, t.estimate, b.level + 1 from below b join public.tasks t on t.parent_id = b.id
      where t.deleted_at is null and b.level < 8),
  parents as (select distinct b.root, b.parent_id from below b where b.status <> 'cancelled'),
  work as (select b.root, count(*) as tasks, count(*) filter (where b.status = 'done') as done, count(b.estimate) as told, sum(b.estimate) as minutes,
      coalesce(sum(b.estimate) filter (where b.status = 'done'), 0) as minutes_done,
      count(*) filter (where b.status = 'done' and b.estimate is null) as bare_done
    from below b left join parents p on (p.root, p.parent_id) = (b.root, b.id) where b.status <> 'cancelled' and p.root is null group by b.root),
  concerned as materialized (select m.id as root, m.id, 0 as level from meant m union all select b.root, b.id, b.level from below b),
  worked as materialized (select e.task_id, sum(e.minutes) as minutes from public.time_entries e where e.task_id = any (array(select c.id from concerned c))
    and e.deleted_at is null and e.status <> 'rejected' group by e.task_id),
  spent as (select c.root, sum(w.minutes) filter (where c.level = 0) as own, sum(w.minutes) filter (where c.level > 0) as below
    from concerned c join worked w on w.task_id = c.id group by c.root)
  select m.id, coalesce(s.own, 0), coalesce(w.tasks, 0), coalesce(w.done, 0),
      app.progress_of(w.tasks, w.done, w.told, w.minutes::real, w.minutes_done::real, w.bare_done), w.minutes, coalesce(s.below, 0)
    from meant m left join work w on w.root = m.id left join spent s on s.root = m.id
$$;
grant execute on function app.task_sums(uuid[]) to tandem_roles;
