-- What the active colleagues have to do by weeks from a Monday on, against what they have: of each planned hours, capacity, days away, tasks, those
-- without an estimate, and of the hours those of tasks that the caller does not see (numbers alone: without them somebody who is busy
-- elsewhere looked free). For whoever may open the page of it. 250 people at most, of a team where one is
-- named, those with work that the caller sees first.
-- after: company_day
create or replace function app.workload(p_from date, p_weeks int, p_team uuid) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_sees text; v_told text; v_from date := app.week_ahead(p_from);
begin
  perform app.require('/dashboard/project-manager', 'read');
  v_sees := coalesce(app.rows_for('tasks', 'read'), 'false');
  execute format($query$
    with seen as materialized (select id from public.tasks where status in ('triage', 'backlog', 'todo', 'in_progress', 'in_review')
        and deleted_at is null and owner_id is not null and (%s)),
    planned as (select s.owner_id, s.week, sum(s.minutes) as minutes, count(*) as tasks, count(*) filter (where s.minutes is null) as bare,
        sum(s.minutes) filter (where v.id is null) as unseen, count(v.id) as visible
      from app.spread_work($1, $2, null) s left join seen v on v.id = s.task_id group by 1, 2),
    cells as (select c.person_id, jsonb_agg(jsonb_build_array(round((coalesce(w.minutes, 0) / 60)::numeric, 1), round((c.minutes / 60)::numeric, 1), c.away,
        coalesce(w.tasks, 0), coalesce(w.bare, 0), round((coalesce(w.unseen, 0) / 60)::numeric, 1)) order by c.week) as weeks
      from app.capacity_of($1, $2) c left join planned w on w.owner_id = c.person_id and w.week = c.week group by 1),
    people as (select p.id, p.name, p.title, p.team_id, p.weekly_hours::real as weekly_hours, c.weeks, u.tasks as unplanned,
        round((u.minutes / 60)::numeric, 1) as unplanned_hours,
        exists (select from planned w where w.owner_id = p.id and w.visible > 0) as theirs
      from public.people p join cells c on c.person_id = p.id left join planned u on u.owner_id = p.id and u.week is null
      where $3 is null or p.team_id = $3
      order by theirs desc, p.name, p.id limit 251)
    select jsonb_build_object('from', $1, 'today', app.company_day(),
      'hours', (select coalesce(sum((span ->> 1)::int - (span ->> 0)::int) / 60.0, 0)::real from public.company, jsonb_each(working_week) d (day, spans),
        jsonb_array_elements(spans) span), 'people', coalesce((select jsonb_agg(p) from people p), '[]'))::text $query$, v_sees)
    into v_told using v_from, least(greatest(p_weeks, 1), 26), p_team;
  return v_told;
end $$;
grant execute on function app.workload(date, int, uuid) to tandem_roles;
