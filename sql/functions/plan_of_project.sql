-- What a template keeps of a project, as far as the caller sees it: its states, phases, tasks and milestones, by working days from its begin
-- (that of the project, else the first day of all that is in it).
-- after: planned_tasks
create or replace function app.plan_of_project(p_project uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_from date; v_till date; v_phases uuid[]; v_milestones jsonb;
begin
  select coalesce(p.starts_on, d.first), d.last into v_from, v_till from public.projects p,
    lateral (select min(least(t.starts_on, t.due_on)) as first, max(t.due_on) as last from (
      select starts_on, due_on from public.tasks where project_id = p.id and deleted_at is null and status <> 'cancelled'
      union all select due_on, due_on from public.milestones where project_id = p.id and deleted_at is null
      union all select starts_on, due_on from public.phases where project_id = p.id and deleted_at is null) t) d where p.id = p_project;
  select array_agg(id order by rank, id) into v_phases from public.phases where project_id = p_project and deleted_at is null;
  select jsonb_agg(jsonb_build_object('name', m.name, 'due', app.working_days_between(v_from, m.due_on), 'client_visible', m.client_visible)
      order by m.due_on, m.id) into v_milestones
    from (select * from public.milestones where project_id = p_project and deleted_at is null order by due_on, id limit 50) m;
  return app.planned_tasks(array(select id from public.tasks t where t.project_id = p_project
      and not exists (select from public.tasks p where p.id = t.parent_id and p.project_id = p_project)), v_from, v_phases)
    || jsonb_strip_nulls(jsonb_build_object('states', (select jsonb_agg(jsonb_build_object(
      'name', name, 'status', status) order by rank, id) from public.project_states where project_id = p_project and deleted_at is null),
    'phases', (select jsonb_agg(jsonb_build_object('name', name, 'starts', app.working_days_between(v_from, starts_on),
      'due', app.working_days_between(v_from, due_on), 'client_visible', client_visible) order by rank, id)
      from public.phases where project_id = p_project and deleted_at is null),
    'milestones', coalesce(v_milestones, '[]'),
    'lasts', app.working_days_between(v_from, v_till)));
end $$;
grant execute on function app.plan_of_project(uuid) to tandem_roles;
