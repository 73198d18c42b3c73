-- The open tasks that somebody does, by the weeks in which they lie (0 is the one that begins on p_from, a Monday): their minutes on the
-- company's working days from today or their beginning to their due day. Of one with a due day alone, these are the seven days up to it,
-- with a beginning alone the seven from it; what is late lies on today. No week where it has neither. Of a task with subtasks these count.
-- One without an estimate lies where it ends, without minutes. What was worked on a task is taken off (what was refused was not), down to nothing.
-- Planned for whom it is asked: of everybody joined to all that was worked, of one person task by task (in PL/pgSQL, since statements of SQL
-- functions are planned without their values before PostgreSQL 18).
-- Long: one statement; working days are counted once, up to each day (`calendar`), and a task looks two of them up.
-- after: rest_days, company_day
create or replace function app.spread_work(p_from date, p_weeks int, p_person uuid) returns table (task_id uuid, owner_id uuid, week int, minutes real)
language plpgsql stable set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query with company as materialized (select today, least(p_from, today) - 1 as zero, p_from + p_weeks * 7 + 370 as last
    from app.company_day() today),
  rest as materialized (select r -> 'weekdays' as weekdays, r -> 'off' as off from app.rest_days() r),
  calendar as materialized (select array_agg(works order by day) as days from (select d.day, count(*) filter (where
      not (r.weekdays @> to_jsonb(extract(isodow from d.day)) or r.off ? d.day::text)) over (order by d.day)::int as works
    from company c, rest r, lateral (select c.zero + n as day from generate_series(1, c.last - c.zero) n) d) counted),
  weeks as materialized (select n as week, coalesce((select days from calendar)[p_from + n * 7 - zero - 1], 0) as before,
      (select days from calendar)[p_from + n * 7 + 6 - zero] as upto from company, generate_series(0, p_weeks - 1) n),
  work as materialized (select t.id, t.owner_id, case when t.estimate is not null then greatest(t.estimate - coalesce(sum(e.minutes), 0), 0)::real end as ahead,
      greatest(coalesce(t.starts_on, t.due_on - 6), (select today from company)) as begins, case when coalesce(t.due_on, t.starts_on) is not null
        then least(greatest(coalesce(t.due_on, t.starts_on + 6), (select today from company)), (select last from company)) end as ends
    from public.tasks t left join public.time_entries e on e.task_id = t.id and e.deleted_at is null and e.status <> 'rejected'
    where t.status in ('triage', 'backlog', 'todo', 'in_progress', 'in_review') and t.deleted_at is null
      and t.project_archived_at is null
      and t.project_deleted_at is null and t.owner_id is not null and (p_person is null or t.owner_id = p_person)
      and coalesce(t.starts_on, t.due_on - 6, p_from) < p_from + p_weeks * 7
      and t.id not in (select q.parent_id from public.tasks q where q.parent_id is not null and q.status <> 'cancelled' and q.deleted_at is null)
    group by t.id),
  lying as (select w.*, coalesce((select days from calendar)[w.begins - (select zero from company) - 1], 0) as before,
      (select days from calendar)[w.ends - (select zero from company)] as upto,
      generate_series(greatest(0, coalesce((w.begins - p_from) / 7, 0)),
        case when w.ends is null then 0 else least(p_weeks - 1, (w.ends - p_from) / 7) end) as week
    from work w where w.ends is null or w.begins <= w.ends and w.ends >= p_from)
  select l.id, l.owner_id, case when l.ends is not null then l.week end, (case when l.ends is null or l.upto = l.before then l.ahead
      else l.ahead * (least(l.upto, w.upto) - greatest(l.before, w.before)) / (l.upto - l.before) end)::real
    from lying l join weeks w on w.week = l.week
   where case when l.ends is null then true when l.ahead is null or l.upto = l.before then l.week = (l.ends - p_from) / 7
     else least(l.upto, w.upto) > greatest(l.before, w.before) end;
end
$$;
grant execute on function app.spread_work(date, int, uuid) to tandem_definer;
