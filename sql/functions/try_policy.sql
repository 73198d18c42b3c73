-- Has a candidate tried on the cases of its agent that its caller sees: 20 at most, the newest of each kind of decision in turn, of those one of
-- each person's after the other (nobody's many are all that it is tried on), and the version in force on those of which it is not known how that
-- does. It is a task of the caller's.
-- after: hold, rows_for, cases_of, in_force_policy
create or replace function app.try_policy(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies; v_base uuid; v_task uuid; v_cases uuid[];
begin
  perform app.in_person();
  perform app.hold('agent_policies', p_id, 'update');
  select * into v from public.agent_policies where id = p_id;
  if v.status <> 'candidate' or v.trial = 'running' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Only a candidate that is not being tried can be tried.'; end if;
  execute format('select coalesce(array_agg(id), ''{}'') from (select id from (select id, decided_at, row_number() over (partition by decision
      order by turn, decided_at desc, id desc) as no from (select id, decided_at, decision, row_number() over (partition by decision, owner_id
        order by decided_at desc, id desc) as turn from app.cases_of($1) where %s) turns) each order by no, decided_at desc limit 20) chosen',
    coalesce(app.rows_for('agent_cases', 'read'), 'false')) into v_cases using v.agent_id;
  if v_cases = '{}' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'There are no cases yet to try it on.'; end if;
  v_base := app.in_force_policy(v.agent_id);
  delete from app.case_results where policy_id = p_id or policy_id = v_base and (outcome is null or outcome = 'skipped');
  insert into app.case_results (policy_id, case_id) select p, c from unnest(array[p_id, v_base]) p, unnest(v_cases) c on conflict do nothing;
  insert into public.agent_tasks (title, priority, owner_id, required_capability, input)
    select left('Try a candidate of ' || name, 200), 'P0', app.user_id(), 'try_policy', jsonb_build_object('policy', p_id)
      from public.ai_agents where id = v.agent_id returning id into v_task;
  update public.agent_policies set trial = 'running', task_id = v_task, base_id = v_base, tried = null, passed = null, base_passed = null,
      trial_note = null where id = p_id;
end $$;
grant execute on function app.try_policy(uuid) to tandem_roles;
