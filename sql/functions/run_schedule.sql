-- Has a schedule make a task now, beside its times, for whoever may change it.
-- after: hold, agents_halted, schedule_refused, make_scheduled_task
create or replace function app.run_schedule(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_schedules; v_refused text;
begin
  perform app.hold('agent_schedules', p_id, 'update');
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  select * into v from public.agent_schedules where id = p_id;
  v_refused := app.schedule_refused(v);
  if v_refused is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = v_refused; end if;
  perform app.make_scheduled_task(v);
  update public.agent_schedules set last_at = now(), reason = null where id = p_id;
end $$;
grant execute on function app.run_schedule(uuid) to tandem_roles;
