-- Has a task wait whose next question would go beyond the budget of a day (p_kind: company, person or agent), which is no attempt of it, until
-- the next one begins or more may be spent; asks those who decide that, once a day.
-- after: accounts_charged, warn_of_budget
create or replace function app.await_budget(p_task public.agent_tasks, p_kind text, p_why text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.agent_tasks set lease_until = null, run_id = null, last_error = null, attempts = attempts - 1, status = 'waiting',
      waits_for = 'budget', reason = left(p_why, 500), next_attempt_at = current_date + 1 where id = p_task.id;
  perform app.warn_of_budget(a.kind, a.whose, a.day, 100) from app.runs r, app.accounts_charged(r, current_date) a
    where r.id = p_task.run_id and a.kind = p_kind;
end $$;
