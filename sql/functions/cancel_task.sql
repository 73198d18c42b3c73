-- Ends a task that is not done yet, with the steps that it gave, and the runs that work on them: their next step is refused. What they
-- proposed is withdrawn.
create or replace function app.cancel_task(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids uuid[]; v_runs uuid[];
begin
  perform app.hold('agent_tasks', p_id, 'update');
  with over as (update public.agent_tasks t set status = 'cancelled', waits_for = null, reason = null, next_attempt_at = null, lease_until = null,
      run_id = null, finished_at = now() from public.agent_tasks o
    where (t.id = p_id or t.parent_id = p_id) and o.id = t.id and t.status not in ('done', 'failed', 'cancelled') returning o.id, o.run_id)
  select array_agg(id), array_agg(run_id) into v_ids, v_runs from over;
  if p_id = any (v_ids) is not true then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This task is over.'; end if;
  update app.runs set ended_at = now() where id = any (v_runs) and ended_at is null;
  update public.agent_approvals set status = 'withdrawn', decided_at = now() where task_id = any (v_ids) and status = 'waiting';
end $$;
grant execute on function app.cancel_task(uuid) to tandem_roles;
