-- A task that waited for what it proposed is done once all of that is decided; one that has given steps too still waits for these.
create or replace function app.end_waiting(p_task uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  -- (Held: of two that are decided at once the second sees the first, and what a worker has just written.)
  select from public.agent_tasks where id = p_task for update;
  update public.agent_tasks set status = case when result is null then 'waiting' else 'done' end, waits_for = case when result is null then 'tasks' end,
      reason = case when result is null then 'It waits for what it gave to other agents.' end, finished_at = case when result is not null then now() end
   where id = p_task and status = 'waiting' and waits_for = 'approval'
     and not exists (select from public.agent_approvals where task_id = p_task and status = 'waiting')
$$;
