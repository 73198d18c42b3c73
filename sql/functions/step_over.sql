-- Whether what a step finds is known: it is over, or only people still decide what it proposed.
create or replace function app.step_over(p_step public.agent_tasks) returns boolean language sql immutable
  return p_step.status in ('done', 'failed', 'cancelled') or p_step.waits_for is not distinct from 'approval';
grant execute on function app.step_over(public.agent_tasks) to tandem_definer;
