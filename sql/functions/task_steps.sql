-- What was done for a task, in order, of all its attempts the newest 200 steps: for whoever sees the task, as they see its result.
create or replace function app.task_steps(p_task uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('agent_tasks', p_task) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'run_id', s.run_id, 'at', s.at, 'kind', s.kind, 'model', s.model, 'tool', s.tool,
      'arguments', s.arguments, 'found', s.found, 'input_tokens', s.input_tokens, 'output_tokens', s.output_tokens, 'cost', s.cost, 'ms', s.ms,
      'error', s.error, 'heard', s.heard, 'allowed', s.allowed) order by s.at, s.id), '[]')
    from (select s.* from app.runs r join app.agent_steps s on s.run_id = r.id where r.task_id = p_task order by s.at desc, s.id desc limit 200) s);
end $$;
grant execute on function app.task_steps(uuid) to tandem_roles;
