-- How projects stand, of those that the caller sees and under their rights: 500 at most, those that are not over, or of these ids whatever
-- their state, also in the bin. Progress (app.progress_of) is told of their tasks: of one with subtasks these count, cancelled ones never.
-- after: progress_of, company_day
create or replace function app.portfolio(p_ids uuid[] default null) returns table (
  id uuid, tasks int, done int, progress real, open int, blocked int, overdue int, milestone text, milestone_on date, milestones_late int, risks int)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with today as materialized (select app.company_day() as day),
  meant as materialized (select p.id from public.projects p
    where case when p_ids is null then p.deleted_at is null and p.status in ('draft', 'planned', 'active', 'on_hold') else p.id = any (p_ids) end
    order by p.name, p.id limit 501),
  parents as materialized (select distinct t.parent_id from public.tasks t where t.parent_id is not null and t.status <> 'cancelled' and t.deleted_at is null),
  work as (select t.project_id, count(*)::int as tasks, (count(*) filter (where t.status = 'done'))::int as done,
      (count(*) filter (where t.status <> 'done'))::int as open, count(t.estimate) as told, sum(t.estimate)::real as minutes,
      coalesce(sum(t.estimate) filter (where t.status = 'done'), 0)::real as minutes_done,
      count(*) filter (where t.status = 'done' and t.estimate is null) as bare_done,
      (count(*) filter (where t.status <> 'done' and t.due_on < (select day from today)))::int as overdue
    from public.tasks t where t.project_id in (select m.id from meant m) and t.deleted_at is null and t.status <> 'cancelled'
      and t.id not in (select q.parent_id from parents q) group by t.project_id),
  blocked as (select t.project_id, count(*)::int as n from public.tasks t
    where (t.blocked_reason is not null or t.open_blockers > 0) and t.status not in ('done', 'cancelled') and t.deleted_at is null
      and t.project_id in (select m.id from meant m) group by t.project_id),
  late as (select s.project_id, count(*)::int as n from public.milestones s where s.reached_on is null and s.deleted_at is null
    and s.due_on < (select day from today) and s.project_id in (select m.id from meant m) group by s.project_id),
  ahead as (select distinct on (s.project_id) s.project_id, s.name, s.due_on from public.milestones s where s.reached_on is null and s.deleted_at is null
    and s.due_on >= (select day from today) and s.project_id in (select m.id from meant m) order by s.project_id, s.due_on, s.id),
  risky as (select r.project_id, count(*)::int as n from public.risks r
    where r.status = 'open' and r.kind = 'risk' and r.deleted_at is null and r.project_id in (select m.id from meant m) group by r.project_id)
  select m.id, coalesce(w.tasks, 0), coalesce(w.done, 0),
      app.progress_of(w.tasks, w.done, w.told, w.minutes, w.minutes_done, w.bare_done),
      coalesce(w.open, 0), coalesce(b.n, 0), coalesce(w.overdue, 0), a.name, a.due_on, coalesce(l.n, 0), coalesce(r.n, 0)
    from meant m left join work w on w.project_id = m.id left join blocked b on b.project_id = m.id left join late l on l.project_id = m.id
      left join ahead a on a.project_id = m.id left join risky r on r.project_id = m.id
$$;
grant execute on function app.portfolio(uuid[]) to tandem_roles;
