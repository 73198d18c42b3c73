-- Notes how an attempt ended, where the server still holds it, and ends its run. After a failure the next attempt waits 30 seconds, then
-- 1, 2, 4 minutes (p_next: again); the fifth is the last, and so is a refusal for good (never). A task that failed is done again by
-- nobody but people (replay). One that proposed something waits until that is decided; one that says neither a result nor a failure, for
-- the steps that it gave; one for which a budget of the day is spent (whose), for the next one.
-- after: await_budget, stop_failing
create or replace function app.settle_task(p_id uuid, p_attempt int, p_result text, p_counts jsonb, p_error text, p_next text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks; v_ends boolean;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_id and attempts = p_attempt and status = 'running' for update;
  if not found then return; end if;
  update app.runs set ended_at = now() where id = v.run_id and ended_at is null;
  -- What is told after a halt is not kept: it is done again.
  if app.agents_halted() then
    update public.agent_tasks set lease_until = null, run_id = null, status = 'pending', attempts = attempts - 1 where id = p_id;
    return;
  end if;
  if p_error is null and exists (select from public.agent_approvals where task_id = p_id and status = 'waiting') then
    update public.agent_tasks set lease_until = null, run_id = null, last_error = null, result = left(p_result, 20000), counts = p_counts,
        status = 'waiting', waits_for = 'approval', reason = 'It waits until somebody decides what was proposed.' where id = p_id;
    return;
  end if;
  if p_error is null and p_result is null then
    update public.agent_tasks set lease_until = null, run_id = null, last_error = null, status = 'waiting', waits_for = 'tasks',
        reason = 'It waits for what it gave to other agents.' where id = p_id;
    return;
  end if;
  if p_next in ('company', 'person', 'agent') then
    perform app.await_budget(v, p_next, p_error);
    return;
  end if;
  v_ends := p_error is null or p_next = 'never' or p_attempt >= 5;
  update public.agent_tasks set lease_until = null, run_id = null, last_error = left(p_error, 500), finished_at = case when v_ends then now() end,
      result = left(p_result, 20000), counts = p_counts, status = case when p_error is null then 'done' when v_ends then 'failed' else 'pending' end,
      next_attempt_at = case when not v_ends then now() + interval '30 seconds' * 2 ^ (p_attempt - 1) end where id = p_id;
  if v_ends and p_error is not null then perform app.stop_failing(v.assigned_to, left(p_error, 500)); end if;
end $$;
grant execute on function app.settle_task(uuid, int, text, jsonb, text, text) to tandem_system;
