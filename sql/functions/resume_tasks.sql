-- What waited for the steps that it gave goes on once all of them are over, or wait for people: what they found is known by then. What
-- waited for a budget, when that has come.
-- after: step_over
create or replace function app.resume_tasks() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.agent_tasks set status = 'pending', waits_for = null, reason = null where id in (
    select id from public.agent_tasks t where status = 'waiting' and waits_for = 'tasks'
      and not exists (select from public.agent_tasks s where s.parent_id = t.id and not app.step_over(s)) limit 100 for update skip locked);
  update public.agent_tasks set status = 'pending', waits_for = null, reason = null, next_attempt_at = null where id in (
    select id from public.agent_tasks where status = 'waiting' and waits_for = 'budget' and next_attempt_at <= now() limit 100 for update skip locked)
$$;
