-- Ends a trial: passed where the candidate passes a case, and at least as many as the version in force, of those on which both were tried, and
-- proposes nothing that was rejected and that version did not propose. Answers how many were tried, and how many each passed.
-- after: trial_of
create or replace function app.end_trial(p_task uuid, p_attempt int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies := app.trial_of(p_task, p_attempt); v_tried int; v_passed int; v_base int; v_worse int;
begin
  if exists (select from app.case_results where policy_id in (v.id, v.base_id) and outcome is null) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Not every case was tried.'; end if;
  select count(*), count(*) filter (where mine.outcome = 'passed'), count(*) filter (where base.outcome = 'passed'),
      count(*) filter (where c.decision = 'rejected' and mine.outcome = 'failed' and base.outcome = 'passed') into v_tried, v_passed, v_base, v_worse
    from app.case_results mine join app.case_results base on base.policy_id = v.base_id and base.case_id = mine.case_id
      join public.agent_cases c on c.id = mine.case_id
   where mine.policy_id = v.id and mine.outcome <> 'skipped' and base.outcome <> 'skipped';
  update public.agent_policies set tried = v_tried, passed = v_passed, base_passed = v_base,
      trial = case when v_tried = 0 then 'broken' when v_passed >= greatest(v_base, 1) and v_worse = 0 then 'passed' else 'failed' end,
      trial_note = case when v_tried = 0 then 'None of the cases could be tried.'
        when v_worse > 0 then 'It proposes what was rejected, and the version in force does not.'
        when v_passed = 0 then 'It passes none of the cases.'
        when v_passed < v_base then 'It passes fewer cases than the version in force.' end where id = v.id;
  update public.agent_policies set tried = v_tried, passed = v_base where id = v.base_id;
  return jsonb_build_object('tried', v_tried, 'passed', v_passed, 'base', v_base);
end $$;
grant execute on function app.end_trial(uuid, int) to tandem_system;
