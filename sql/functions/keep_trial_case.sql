-- Notes once what came out of a case, for the attempt that holds the trial.
-- after: trial_of
create or replace function app.keep_trial_case(p_task uuid, p_attempt int, p_policy uuid, p_case uuid, p_outcome text, p_came jsonb, p_note text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies := app.trial_of(p_task, p_attempt);
begin
  update app.case_results set outcome = p_outcome, came = p_came, note = left(p_note, 500), at = clock_timestamp()
    where policy_id = p_policy and case_id = p_case and outcome is null and policy_id in (v.id, v.base_id);
end $$;
grant execute on function app.keep_trial_case(uuid, int, uuid, uuid, text, jsonb, text) to tandem_system;
