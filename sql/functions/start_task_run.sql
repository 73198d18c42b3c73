-- Starts the run as which a server does a task that it holds: of the agent that has it, for who asked for it. An earlier one ends.
-- Answers the run, who asks, what it may do and propose, how its agent thinks, and what the finished steps of an earlier attempt answered.
-- after: current_role_of
create or replace function app.start_task_run(p_task uuid, p_attempt int, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks; v_agent public.ai_agents; v_run uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task and status = 'running' and attempts = p_attempt for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  select * into v_agent from public.ai_agents where id = v.assigned_to;
  update app.runs set ended_at = now() where id = v.run_id and ended_at is null;
  update app.agent_steps set heard = null where run_id = v.run_id and heard is not null;
  v_run := app.start_agent_run(v_agent.key, null, p_token_hash, v.owner_id);
  update public.agent_tasks set run_id = v_run where id = p_task;
  update app.runs set task_id = p_task where id = v_run;
  return jsonb_build_object('run', v_run,
    'role', app.current_role_of(v.owner_id),
    'asker', (select jsonb_build_object('id', id, 'name', name, 'today', (now() at time zone time_zone)::date) from public.people where id = v.owner_id),
    'acts', (select jsonb_object_agg(entity, acts) from app.run_acts where run_id = v_run),
    'proposes', (select jsonb_object_agg(entity, proposes) from app.run_acts where run_id = v_run),
    'model', v_agent.model, 'temperature', v_agent.temperature, 'instructions', coalesce(v_agent.metadata ->> 'systemPrompt', ''),
    -- What somebody with other rights has read is not read again for who they are now.
    'reader', (select md5(concat_ws(' ', p.team_id, p.account_id, (select string_agg(to_jsonb(m)::text, ' ' order by m.entity, m.verb, m.scope)
      from app.role_permissions m where m.role = app.current_role_of(p.id)))) from public.people p where p.id = v.owner_id),
    'journal', (select coalesce(jsonb_agg(jsonb_build_object('no', no, 'asked', encode(asked, 'hex'), 'answer', answer)), '[]')
      from app.task_journal where task_id = p_task));
end $$;
grant execute on function app.start_task_run(uuid, int, bytea) to tandem_system;
