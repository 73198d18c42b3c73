-- Has a task wait whose next question would go beyond the budget of a day, which is no attempt of it, until the next one begins or more
-- may be spent; asks those who decide that, once a day. False where it is another budget: what one task may spend grows by no day.
-- after: accounts_charged, warn_of_budget
create or replace function app.await_budget(p_task public.agent_tasks, p_why text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := case p_why when 'This would go beyond what one agent may spend in a day.' then 'agent'
  when 'This would go beyond what one person may spend on agents in a day.' then 'person'
  when 'This would go beyond what the company may spend on agents in a day.' then 'company' end;
begin
  if v_kind is null then return false; end if;
  update public.agent_tasks set lease_until = null, run_id = null, last_error = null, attempts = attempts - 1, status = 'waiting',
      waits_for = 'budget', reason = p_why, next_attempt_at = current_date + 1 where id = p_task.id;
  perform app.warn_of_budget(a.kind, a.whose, a.day, 100) from app.runs r, app.accounts_charged(r, current_date) a
    where r.id = p_task.run_id and a.kind = v_kind;
  return true;
end $$;
