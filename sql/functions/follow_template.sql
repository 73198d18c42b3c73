-- A new project has the states, phases, tasks and milestones of its template, by working days from its begin (app.enter_project; milestones, which
-- have a day, from today where it has none), under the rights of whoever makes it. Nobody is asked to do them yet.
-- after: make_planned, company_day
create or replace function app.follow_template() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_plan jsonb; v_phases uuid[];
  v_from date := app.plus_working_days(new.starts_on, 0);
  v_today date := app.plus_working_days(app.company_day(), 0);
begin
  select plan into v_plan from public.project_templates where id = new.template_id and deleted_at is null;
  insert into public.project_states (project_id, name, status) select new.id, s ->> 'name', s ->> 'status' from jsonb_array_elements(v_plan -> 'states') s;
  select array_agg(app.new_id()) into v_phases from jsonb_array_elements(v_plan -> 'phases');
  insert into public.phases (id, project_id, name, starts_on, due_on, client_visible)
  select v_phases[nth], new.id, f ->> 'name', app.plus_working_days(v_from, (f ->> 'starts')::int), app.plus_working_days(v_from, (f ->> 'due')::int),
    (f ->> 'client_visible')::boolean from jsonb_array_elements(v_plan -> 'phases') with ordinality p (f, nth) order by nth;
  perform app.make_planned(v_plan, v_from, new.id, v_phases, null);
  insert into public.milestones (project_id, name, due_on, client_visible)
  select new.id, m ->> 'name', app.plus_working_days(coalesce(v_from, v_today), (m ->> 'due')::int), (m ->> 'client_visible')::boolean
    from jsonb_array_elements(v_plan -> 'milestones') m;
  return null;
end $$;
create or replace trigger zz_template after insert on public.projects for each row when (new.template_id is not null)
  execute function app.follow_template();
