-- The task that a schedule makes: its owner's, as if they had asked for it.
create or replace function app.make_scheduled_task(p_schedule public.agent_schedules) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.agent_tasks (owner_id, title, priority, required_capability, input, schedule_id)
    values (p_schedule.owner_id, p_schedule.title, p_schedule.priority, p_schedule.required_capability, p_schedule.input, p_schedule.id)
$$;
