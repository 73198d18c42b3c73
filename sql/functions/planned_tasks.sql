-- What a template keeps of tasks and of what stands below them, as far as the caller sees it: parents first, by working days from a day,
-- in the phases that are named. What is ticked in a text is open again, what was cancelled is left out, who did it is not kept.
-- after: working_days_between
create or replace function app.planned_tasks(p_roots uuid[], p_from date, p_phases uuid[]) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_tasks jsonb; v_links jsonb; v_large boolean;
  v_too_large constant text := 'A template holds at most 300 tasks, with 60 KB of text.';
begin
  -- (Before any of it is gathered: there may be tens of thousands of tasks, with 20 KB of text each.)
  with recursive kept as (
    select t.id, t.body from public.tasks t where t.id = any (p_roots) and t.deleted_at is null and t.status <> 'cancelled'
    union all select t.id, t.body from kept k join public.tasks t on t.parent_id = k.id where t.deleted_at is null and t.status <> 'cancelled')
  select count(*) > 300 or sum(octet_length(body)) > 60000 into v_large from (select body from kept limit 301) k;
  if v_large then raise 'VALIDATION_FAILED' using errcode = 'P0001', detail = v_too_large; end if;
  with recursive kept as (
    select t.*, array[t.number] as way from public.tasks t where t.id = any (p_roots) and t.deleted_at is null and t.status <> 'cancelled'
    union all select t.*, k.way || t.number from kept k join public.tasks t on t.parent_id = k.id
     where t.deleted_at is null and t.status <> 'cancelled'),
  placed as (select k.*, row_number() over (order by way) - 1 as nth from kept k)
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', t.name, 'parent', p.nth, 'phase', array_position(p_phases, t.phase_id) - 1,
      'body', regexp_replace(t.body, '^(\s*[-*+] )\[[xX]\]', '\1[ ]', 'gn'), 'priority', nullif(t.priority, 'none'), 'estimate', t.estimate,
      'starts', app.working_days_between(p_from, t.starts_on), 'due', app.working_days_between(p_from, t.due_on),
      'tags', nullif(to_jsonb(t.tag_ids), '[]'), 'client_visible', nullif(t.client_visible, false))) order by t.nth),
    (select jsonb_agg(jsonb_build_object('from', a.nth, 'to', b.nth, 'kind', l.kind, 'lag', l.lag) order by a.nth, b.nth, l.kind) from public.task_links l
      join placed a on a.id = l.from_id join placed b on b.id = l.to_id where l.deleted_at is null) into v_tasks, v_links
    from placed t left join placed p on p.id = t.parent_id;
  if octet_length(v_tasks::text) + coalesce(octet_length(v_links::text), 0) > 60000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', detail = v_too_large;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('tasks', coalesce(v_tasks, '[]'), 'links', v_links));
end $$;
grant execute on function app.planned_tasks(uuid[], date, uuid[]) to tandem_roles;
