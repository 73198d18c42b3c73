-- Schedules whose time has come make their tasks, some at a time: once, however many servers ask and however many of its times have
-- passed. What passed more than an hour ago was missed, and is made up for or not as the schedule says. Why none was made is noted.
-- after: schedule_refused, make_scheduled_task, next_time
create or replace function app.make_due_tasks() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_schedules; v_refused text;
begin
  for v in select * from public.agent_schedules where next_at <= now() order by next_at limit 50 for update skip locked loop
    v_refused := case when v.missed = 'skip' and v.next_at < now() - interval '1 hour' then 'Its time passed while no agent worked.'
      else app.schedule_refused(v) end;
    if v_refused is null then
      -- (One that cannot make its task, such as of somebody with 200 that wait, holds up nobody else's.)
      begin perform app.make_scheduled_task(v);
      exception when raise_exception or integrity_constraint_violation then get stacked diagnostics v_refused = pg_exception_detail;
      end;
    end if;
    update public.agent_schedules set last_at = case when v_refused is null then now() else last_at end, reason = left(v_refused, 500),
        next_at = app.next_time(rhythm, weekday, day_of_month, at_time::time, time_zone, now()) where id = v.id;
  end loop;
end $$;
