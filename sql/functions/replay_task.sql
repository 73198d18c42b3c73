-- Has a failed task done again, with all its attempts and what one task may spend.
create or replace function app.replay_task(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('agent_tasks', p_id, 'update');
  update public.agent_tasks set status = 'pending', attempts = 0, next_attempt_at = null, last_error = null,
      reason = null, finished_at = null, assigned_to = null
    where id = p_id and status = 'failed';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Only a failed task can be replayed.'; end if;
  delete from app.spending where kind = 'run' and whose = p_id;
  -- (What it asked outside may be asked again, and counts for the day all the same.)
  update app.outside_calls set asked = sha256(asked || uuid_send(gen_random_uuid())) where task_id = p_id;
end $$;
grant execute on function app.replay_task(uuid) to tandem_roles;
