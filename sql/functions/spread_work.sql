-- The open tasks that somebody does, by the weeks in which they lie (0 is the one that begins on p_from, a Monday): their minutes on the
-- company's working days from today or their beginning to their due day. Of one with a due day alone, these are the seven days up to it,
-- with a beginning alone the seven from it; what is late lies on today. No week where it has neither. Of a task with subtasks these count.
-- One without an estimate lies where it ends, without minutes. What was worked on a task is taken off (what was refused was not), down to nothing.
-- Long: one statement; working days are counted once, up to each day (`calendar`), and a task looks two of them up.
create or replace function app.spread_work(p_from date, p_weeks int, p_person uuid) returns table (task_id uuid, owner_id uuid, week int, minutes real)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with company as materialized (select (now() at time zone time_zone)::date as today,
      least(p_from, (now() at time zone time_zone)::date) - 1 as zero, p_from + p_weeks * 7 + 370 as last from public.company),
  calendar as materialized (select array_agg(works::int order by day) as days from (select d.day,
      sum(app.works_on(d.day::date)::int) over (order by d.day) as works
    from company c, generate_series(c.zero + 1, c.last, interval '1 day') d (day)) counted),
  planned as (select t.id, t.owner_id, t.estimate, greatest(coalesce(t.starts_on, t.due_on - 6), c.today) as begins,
      case when coalesce(t.due_on, t.starts_on) is not null
        then least(greatest(coalesce(t.due_on, t.starts_on + 6), c.today), c.last) end as ends, c.zero
    from public.tasks t, company c where t.status in ('triage', 'backlog', 'todo', 'in_progress', 'in_review') and t.deleted_at is null
      and not exists (select from public.projects a where a.id = t.project_id and a.archived_at is not null)
      and t.project_deleted_at is null and t.owner_id is not null and (p_person is null or t.owner_id = p_person)
      and t.id not in (select q.parent_id from public.tasks q where q.parent_id is not null and q.status <> 'cancelled' and q.deleted_at is null)),
  work as (select p.id, p.owner_id, case when p.estimate is not null then greatest(p.estimate - coalesce(s.minutes, 0), 0)::int end as estimate,
      p.begins, p.ends, p.zero from planned p left join lateral (select sum(e.minutes) as minutes from public.time_entries e
      where e.task_id = p.id and p.estimate > 0 and e.deleted_at is null and e.status <> 'rejected') s on true),
  counted as (select w.*, coalesce(k.days[w.begins - w.zero - 1], 0) as before, k.days[w.ends - w.zero] as upto
    from work w, calendar k where w.begins <= w.ends)
  select w.id, w.owner_id, null, w.estimate::real from work w where w.ends is null
  union all
  select w.id, w.owner_id, n.week, case when w.upto = w.before then w.estimate
      else w.estimate::real * (least(w.upto, b.upto) - greatest(w.before, b.before)) / (w.upto - w.before) end
    from counted w cross join calendar k cross join generate_series(greatest(0, (w.begins - p_from) / 7), least(p_weeks - 1, (w.ends - p_from) / 7)) n (week)
      cross join lateral (select coalesce(k.days[p_from + n.week * 7 - w.zero - 1], 0) as before, k.days[p_from + n.week * 7 + 6 - w.zero] as upto) b
   where w.ends >= p_from and case when w.estimate is null or w.upto = w.before then n.week = (w.ends - p_from) / 7
     else least(w.upto, b.upto) > greatest(w.before, b.before) end
$$;
grant execute on function app.spread_work(date, int, uuid) to tandem_definer;
