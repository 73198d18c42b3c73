-- What a template keeps of a project, as far as the caller sees it: its tasks, parents first, its phases and its milestones, by working days
-- from its begin (that of the project, else the first day of all that is in it). What is ticked in a text is open again.
-- Long: it is measured first, by the same way down.
-- after: working_days_between
create or replace function app.plan_of_project(p_project uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_from date; v_till date; v_tasks jsonb; v_links jsonb; v_milestones jsonb; v_large boolean;
  v_too_large constant text := 'A template holds at most 300 tasks, with 60 KB of text.';
begin
  select coalesce(p.starts_on, d.first), d.last into v_from, v_till from public.projects p,
    lateral (select min(least(t.starts_on, t.due_on)) as first, max(t.due_on) as last from (
      select starts_on, due_on from public.tasks where project_id = p.id and deleted_at is null and status <> 'cancelled'
      union all select due_on, due_on from public.milestones where project_id = p.id and deleted_at is null
      union all select starts_on, due_on from public.phases where project_id = p.id and deleted_at is null) t) d where p.id = p_project;
  -- (Before any of it is gathered: a project may have tens of thousands of tasks, with 20 KB of text each.)
  with recursive kept as (
    select t.id, t.body from public.tasks t
     where t.project_id = p_project and t.deleted_at is null and t.status <> 'cancelled'
       and not exists (select from public.tasks p where p.id = t.parent_id and p.project_id = p_project)
    union all select t.id, t.body from kept k join public.tasks t on t.parent_id = k.id where t.deleted_at is null and t.status <> 'cancelled')
  select count(*) > 300 or sum(octet_length(body)) > 60000 into v_large from (select body from kept limit 301) k;
  if v_large then raise 'VALIDATION_FAILED' using errcode = 'P0001', detail = v_too_large; end if;
  with recursive kept as (
    select t.*, array[t.number] as way from public.tasks t
     where t.project_id = p_project and t.deleted_at is null and t.status <> 'cancelled'
       and not exists (select from public.tasks p where p.id = t.parent_id and p.project_id = p_project)
    union all select t.*, k.way || t.number from kept k join public.tasks t on t.parent_id = k.id
     where t.deleted_at is null and t.status <> 'cancelled'),
  placed as (select k.*, row_number() over (order by way) - 1 as nth from kept k),
  parts as (select id, row_number() over (order by rank, id) - 1 as nth from public.phases where project_id = p_project and deleted_at is null)
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', t.name, 'parent', p.nth, 'phase', f.nth,
      'body', regexp_replace(t.body, '^(\s*[-*+] )\[[xX]\]', '\1[ ]', 'gn'), 'priority', nullif(t.priority, 'none'), 'estimate', t.estimate,
      'starts', app.working_days_between(v_from, t.starts_on), 'due', app.working_days_between(v_from, t.due_on),
      'client_visible', nullif(t.client_visible, false))) order by t.nth),
    (select jsonb_agg(jsonb_build_object('from', a.nth, 'to', b.nth, 'kind', l.kind, 'lag', l.lag) order by a.nth, b.nth, l.kind) from public.task_links l
      join placed a on a.id = l.from_id join placed b on b.id = l.to_id where l.deleted_at is null) into v_tasks, v_links
    from placed t left join placed p on p.id = t.parent_id left join parts f on f.id = t.phase_id;
  if octet_length(v_tasks::text) + coalesce(octet_length(v_links::text), 0) > 60000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', detail = v_too_large;
  end if;
  select jsonb_agg(jsonb_build_object('name', m.name, 'due', app.working_days_between(v_from, m.due_on), 'client_visible', m.client_visible)
      order by m.due_on, m.id) into v_milestones
    from (select * from public.milestones where project_id = p_project and deleted_at is null order by due_on, id limit 50) m;
  return jsonb_strip_nulls(jsonb_build_object('tasks', coalesce(v_tasks, '[]'), 'links', v_links, 'states', (select jsonb_agg(jsonb_build_object(
      'name', name, 'status', status) order by rank, id) from public.project_states where project_id = p_project and deleted_at is null),
    'phases', (select jsonb_agg(jsonb_build_object('name', name, 'starts', app.working_days_between(v_from, starts_on),
      'due', app.working_days_between(v_from, due_on), 'client_visible', client_visible) order by rank, id)
      from public.phases where project_id = p_project and deleted_at is null),
    'milestones', coalesce(v_milestones, '[]'),
    'lasts', app.working_days_between(v_from, v_till)));
end $$;
grant execute on function app.plan_of_project(uuid) to tandem_roles;
