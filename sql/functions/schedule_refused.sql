-- Why a schedule makes no task now; null where it does. Its owner must be able to ask for one, and the last one must be over.
create or replace function app.schedule_refused(p_schedule public.agent_schedules) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case
    when not exists (select from public.people p join app.role_permissions r on r.role = app.current_role_of(p.id)
        and r.entity = 'agent_tasks' and r.verb = 'create'
        where p.id = p_schedule.owner_id and p.status = 'active' and p.deleted_at is null) then 'Its owner may not ask agents for anything now.'
    when exists (select from public.agent_tasks where schedule_id = p_schedule.id and status in ('pending', 'assigned', 'running', 'waiting')
        and deleted_at is null) then 'Its last task is not done yet.' end
$$;
