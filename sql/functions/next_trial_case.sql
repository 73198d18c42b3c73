-- What a trial is to do next: a case with what was asked, and how the agent is to think; null where each has an outcome.
-- after: trial_of
create or replace function app.next_trial_case(p_task uuid, p_attempt int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies := app.trial_of(p_task, p_attempt);
begin
  return (select jsonb_build_object('policy', p.id, 'model', p.model, 'temperature', p.temperature, 'instructions', p.prompt,
      'id', c.id, 'capability', c.capability, 'asked', c.asked, 'decision', c.decision, 'tool', c.tool, 'input', coalesce(c.edited, c.input),
      'owner', c.owner_id, 'asker', (select owner_id from public.agent_tasks where id = p_task))
    from app.case_results r join public.agent_policies p on p.id = r.policy_id join public.agent_cases c on c.id = r.case_id
   where r.policy_id in (v.id, v.base_id) and r.outcome is null order by p.id = v.id, c.decided_at desc, c.id limit 1);
end $$;
grant execute on function app.next_trial_case(uuid, int) to tandem_system;
