-- A new project has the states, phases, tasks and milestones of its template, by working days from its begin (milestones, which have a day, from today
-- where it has none), under the rights of whoever makes it. Nobody does them yet.
-- after: plus_working_days
create or replace function app.follow_template() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_plan jsonb; v_task jsonb; v_ids uuid[] := '{}'; v_phases uuid[];
  v_from date := app.plus_working_days(new.starts_on, 0); v_today date := app.plus_working_days(current_date, 0);
begin
  select plan into v_plan from public.project_templates where id = new.template_id and deleted_at is null;
  insert into public.project_states (project_id, name, status) select new.id, s ->> 'name', s ->> 'status' from jsonb_array_elements(v_plan -> 'states') s;
  select array_agg(app.new_id()) into v_phases from jsonb_array_elements(v_plan -> 'phases');
  insert into public.phases (id, project_id, name, starts_on, due_on, client_visible)
  select v_phases[nth], new.id, f ->> 'name', app.plus_working_days(v_from, (f ->> 'starts')::int), app.plus_working_days(v_from, (f ->> 'due')::int),
    (f ->> 'client_visible')::boolean from jsonb_array_elements(v_plan -> 'phases') with ordinality p (f, nth) order by nth;
  for v_task in select value from jsonb_array_elements(v_plan -> 'tasks') loop
    v_ids := v_ids || app.new_id();
    insert into public.tasks (id, project_id, parent_id, phase_id, owner_id, name, body, priority, estimate, starts_on, due_on, client_visible)
    values (v_ids[cardinality(v_ids)], new.id, v_ids[1 + (v_task ->> 'parent')::int], v_phases[1 + (v_task ->> 'phase')::int], null,
      v_task ->> 'name', v_task ->> 'body', coalesce(v_task ->> 'priority', 'none'), (v_task ->> 'estimate')::int,
      app.plus_working_days(v_from, (v_task ->> 'starts')::int), app.plus_working_days(v_from, (v_task ->> 'due')::int),
      coalesce((v_task ->> 'client_visible')::boolean, false));
  end loop;
  insert into public.task_links (from_id, to_id, kind, lag)
  select v_ids[1 + (l ->> 'from')::int], v_ids[1 + (l ->> 'to')::int], l ->> 'kind', coalesce((l ->> 'lag')::int, 0)
    from jsonb_array_elements(v_plan -> 'links') l;
  insert into public.milestones (project_id, name, due_on, client_visible)
  select new.id, m ->> 'name', app.plus_working_days(coalesce(v_from, v_today), (m ->> 'due')::int), (m ->> 'client_visible')::boolean
    from jsonb_array_elements(v_plan -> 'milestones') m;
  return null;
end $$;
create or replace trigger zz_template after insert on public.projects for each row when (new.template_id is not null)
  execute function app.follow_template();
