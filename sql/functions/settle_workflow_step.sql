-- Notes what a step of a run came to, and where the run goes on: by the server, or by the run itself in the transaction in which it did the
-- step, so that both hold or neither. Answers whether it was the run's turn: a server that was too slow changes nothing.
-- after: end_workflow_run, company_day
create or replace function app.settle_workflow_step(p_run uuid, p_at int, p_attempts int, p jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; v_outcome text := p ->> 'outcome'; v_wait jsonb := p -> 'wait';
begin
  select * into r from app.workflow_runs where id = p_run and at = p_at and attempts = p_attempts and state = 'waiting' for update;
  if app.role() <> 'system' and ((app.caller() ->> 'run')::uuid = r.lease) is not true then
    raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (Nor does one that has not seen the answer that came as its time ended.)
  if r.id is null or v_outcome = 'done' and r.waits_for = 'person' and r.answers ? r.wait_step and r.answers -> r.wait_step <> p -> 'output' then
    return false; end if;
  if v_outcome = 'left_out' then
    delete from app.workflow_runs where id = p_run;
    delete from app.runs where id = r.lease;
    return true;
  end if;
  -- (A wait that is looked at again is no step of its own.)
  if v_outcome <> 'wait' or r.waits_for is null then
    insert into app.workflow_steps (run_id, step, state, output, error, ms) values (p_run, p ->> 'step', case v_outcome when 'wait' then 'waiting'
      when 'retry' then 'retried' when 'stopped' then 'done' else v_outcome end, p -> 'output', left(p ->> 'error', 300), (p ->> 'ms')::int);
  end if;
  if v_outcome in ('done', 'passed', 'stopped') then
    update app.workflow_runs set at = (p ->> 'next')::int, attempts = 0, answers = answers || jsonb_build_object(p ->> 'step', p -> 'output'),
      waits_for = null, wait_until = null, wait_entity = null, wait_row = null, wait_states = null, wait_step = null, person_id = null, question = null,
      next_at = now() + case when (p ->> 'goes_on')::boolean then interval '1 minute' else interval '0' end where id = p_run;
    if (p ->> 'ends')::boolean then perform app.end_workflow_run(p_run, 'succeeded', null); end if;
  elsif v_outcome = 'retry' then
    update app.workflow_runs set attempts = attempts + 1, next_at = now() + (p ->> 'again')::int * interval '1 second', error = left(p ->> 'error', 300)
     where id = p_run;
  elsif v_outcome = 'wait' then
    update app.workflow_runs set waits_for = v_wait ->> 'for', wait_until = coalesce(wait_until, now() + (v_wait ->> 'minutes')::int * interval '1 minute'),
      wait_entity = v_wait ->> 'entity', wait_row = (v_wait ->> 'row')::uuid, wait_step = p ->> 'step', person_id = (v_wait ->> 'person')::uuid,
      question = left(v_wait ->> 'question', 500), wait_states = (select array_agg(s) from jsonb_array_elements_text(v_wait -> 'states') s) where id = p_run;
    -- (What it waits for may have come while this was noted, or was woken in between: it is looked at once more, soon.)
    update app.workflow_runs set next_at = case when waits_for = 'record' and (r.waits_for is null or r.next_at <= now())
      then least(wait_until, now() + interval '5 seconds') else wait_until end where id = p_run;
    if v_wait ->> 'for' = 'person' and r.waits_for is null then perform app.ask_for_workflow(p_run); end if;
  else perform app.end_workflow_run(p_run, 'failed', p ->> 'error');
  end if;
  return true;
end $$;
grant execute on function app.settle_workflow_step(uuid, int, int, jsonb) to tandem_system, tandem_roles;
