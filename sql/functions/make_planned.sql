-- Makes the tasks of a plan, with what holds what, by working days from a day, under the rights of whoever makes them. Where the first of them is
-- there already the others stand in its phase, hidden from the client until somebody says otherwise; outside of a project they are whose it is.
-- after: plus_working_days
create or replace function app.make_planned(p_plan jsonb, p_from date, p_project uuid, p_phases uuid[], p_first public.tasks) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_task jsonb; v_nth bigint; v_ids uuid[] := '{}';
begin
  for v_task, v_nth in select * from jsonb_array_elements(p_plan -> 'tasks') with ordinality loop
    v_ids := v_ids || case when v_nth = 1 and p_first.id is not null then p_first.id else app.new_id() end;
    continue when v_ids[v_nth] = p_first.id;
    insert into public.tasks (id, project_id, parent_id, phase_id, owner_id, name, body, priority, estimate, starts_on, due_on, tag_ids, client_visible)
    values (v_ids[v_nth], p_project, v_ids[1 + (v_task ->> 'parent')::int], coalesce(p_phases[1 + (v_task ->> 'phase')::int], p_first.phase_id),
      case when p_project is null then p_first.owner_id end,
      v_task ->> 'name', v_task ->> 'body', coalesce(v_task ->> 'priority', 'none'), (v_task ->> 'estimate')::int,
      app.plus_working_days(p_from, (v_task ->> 'starts')::int), app.plus_working_days(p_from, (v_task ->> 'due')::int),
      app.kept_tags(v_task -> 'tags'), p_first.id is null and coalesce((v_task ->> 'client_visible')::boolean, false));
  end loop;
  insert into public.task_links (from_id, to_id, kind, lag)
  select v_ids[1 + (l ->> 'from')::int], v_ids[1 + (l ->> 'to')::int], l ->> 'kind', coalesce((l ->> 'lag')::int, 0)
    from jsonb_array_elements(p_plan -> 'links') l;
end $$;
grant execute on function app.make_planned(jsonb, date, uuid, uuid[], public.tasks) to tandem_roles, tandem_definer;
