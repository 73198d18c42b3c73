-- Gives steps of a task that is being done to other agents: tasks of whoever asked, as urgent as it is or less, each for an agent that the
-- task's own may tell (app.may_tell). Seven at most, once, and a step gives none itself.
-- after: agent_for
create or replace function app.delegate(p_task uuid, p_attempt int, p_steps jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks; v_step jsonb; v_no bigint;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task and attempts = p_attempt and status = 'running' for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  if v.parent_id is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A step gives no steps.'; end if;
  if jsonb_array_length(p_steps) not between 1 and 7 or exists (select from public.agent_tasks where parent_id = p_task) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A task gives one to seven steps, once.'; end if;
  for v_step, v_no in select * from jsonb_array_elements(p_steps) with ordinality loop
    if app.agent_for(v_step ->> 'capability', v.assigned_to) is null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
      detail = format('There is no active agent that may be told to do %s.', v_step ->> 'capability'); end if;
    insert into public.agent_tasks (created_at, owner_id, title, priority, required_capability, input, parent_id, delegated_by)
      -- (In the order of the plan.)
      values (now() + v_no * interval '1 microsecond', v.owner_id,
        left(v_step ->> 'title', 200), greatest(v.priority, v_step ->> 'priority'), v_step ->> 'capability', v_step -> 'input',
        p_task, v.assigned_to);
  end loop;
end $$;
grant execute on function app.delegate(uuid, int, jsonb) to tandem_system;
