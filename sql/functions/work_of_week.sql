-- The tasks of somebody that lie in the week of a day, or of which nobody said when (without one), as the caller sees them: with the minutes
-- that lie there, and whether the caller may move them. 100 at most, those that take longest first. For whoever may open the page of it.
create or replace function app.work_of_week(p_person uuid, p_day date) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_told text; v_from date := app.week_ahead(p_day);
begin
  perform app.require('/dashboard/project-manager', 'read');
  execute format($query$
    select coalesce(jsonb_agg(t), '[]')::text from (select t.id, t.code, t.name, t.status, t.priority, t.starts_on, t.due_on, t.estimate, t.owner_id, t.version,
        t.project_id, s.minutes, t.changes, t.given
      from app.spread_work($1, 1, $2) s
        join (select *, (%s) is true as changes, (%s) is true as given from public.tasks where owner_id = $2 and (%s)) t on t.id = s.task_id
     where (s.week is null) = $3 order by s.minutes desc nulls last, t.due_on, t.id limit 101) t $query$,
    coalesce(app.rows_for('tasks', 'update'), 'false'), coalesce(app.rows_for('tasks', 'assign'), 'false'), coalesce(app.rows_for('tasks', 'read'), 'false'))
    into v_told using v_from, p_person, p_day is null;
  return v_told;
end $$;
grant execute on function app.work_of_week(uuid, date) to tandem_roles;
