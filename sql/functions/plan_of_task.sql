-- What a template keeps of a task, as far as the caller sees it: the task itself, then what stands below it, by working days from its begin
-- (its own, else the first day of all of it).
-- after: planned_tasks
create or replace function app.plan_of_task(p_task uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_from date; v_till date;
begin
  with recursive kept as (select * from public.tasks where id = p_task
    union all select t.* from kept k join public.tasks t on t.parent_id = k.id where t.deleted_at is null and t.status <> 'cancelled')
  select coalesce(min(starts_on) filter (where id = p_task), min(least(starts_on, due_on))), max(due_on) into v_from, v_till from kept;
  return app.planned_tasks(array[p_task], v_from, null)
    || jsonb_strip_nulls(jsonb_build_object('lasts', app.working_days_between(v_from, v_till)));
end $$;
grant execute on function app.plan_of_task(uuid) to tandem_roles;
