-- One cycle of the worker: of the tasks that wait, the first (five at most) by priority and age go to an agent. Those for which this
-- server has a job run (p_thinking: the jobs that need a model), under a lease of 25 seconds that it renews; the others stay with
-- their agent until there is a model. What nobody can do takes no place, and says why it waits. Schedules that are due come first.
-- A task that names its agent is done by that one, or waits for it. What names nothing that it needs is planned by the agent that
-- takes it, where that plans. A step that nobody may be told fails. Answers what is to be done.
-- after: able_agent, agents_halted, agent_for, expire_approvals, let_go_tasks, make_due_tasks, resume_tasks, say_unable, wake_agents
create or replace function app.claim_tasks(p_jobs text[], p_thinking text[], p_most int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v public.agent_tasks; v_agent uuid; v_does text; v_able text[]; v_claimed jsonb := '[]';
  v_now text[] := array(select j from unnest(p_jobs) j where j <> all (p_thinking) or exists (select from app.model_endpoint));
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform app.let_go_tasks(), app.expire_approvals();
  if app.agents_halted() then return v_claimed; end if;
  perform app.make_due_tasks(), app.resume_tasks();
  -- What waited for a model, or for a server that has the job.
  update public.agent_tasks set status = 'pending', waits_for = null, reason = null, assigned_to = null where id in (select id from public.agent_tasks
    where status = 'assigned' and waits_for = 'model' and coalesce(required_capability, 'plan') = any (v_now) limit 100 for update skip locked);
  if not exists (select from public.agent_tasks where status = 'pending' and deleted_at is null) then return v_claimed; end if;
  perform app.wake_agents();
  -- ('' is whoever is active, for what needs nothing.)
  v_able := array(select c from public.ai_agents a, unnest(capabilities || ''::text) c where a.status = 'active' and a.deleted_at is null group by c)
    || 'try_policy'::text;
  -- (Three of each person come before the fourth of anybody: nobody's many hold up the others'.)
  for v in select t.* from public.agent_tasks t join (select id, row_number() over (partition by owner_id order by priority, created_at, id) > 3 as many
      from public.agent_tasks where status = 'pending' and deleted_at is null and owner_id is not null
        and coalesce(next_attempt_at, '-infinity') <= now() and coalesce(required_capability, '') = any (v_able)
        and (agent_id is null or app.able_agent(agent_id, required_capability))) w using (id)
      where t.status = 'pending' order by w.many, t.priority, t.created_at, t.id limit least(p_most, 5) for update of t skip locked loop
    -- (A trial is done as the agent that is tried, whatever it is able to do.)
    v_agent := case when v.required_capability = 'try_policy' then (select a.id from public.agent_policies p join public.ai_agents a on a.id = p.agent_id
        where p.task_id = v.id and a.status = 'active' and a.deleted_at is null)
      else coalesce(v.agent_id, app.agent_for(v.required_capability, v.delegated_by)) end;
    if v_agent is null then
      update public.agent_tasks set status = 'failed', finished_at = now(), last_error = 'No active agent that may be told this can do it.' where id = v.id;
      continue;
    end if;
    v_does := coalesce(v.required_capability, (select 'plan' from public.ai_agents where id = v_agent and 'plan' = any (capabilities)));
    update public.agent_tasks set status = 'assigned', assigned_to = v_agent, next_attempt_at = null,
        waits_for = case when v_does = any (v_now) then null else 'model' end,
        reason = case when v_does = any (v_now) then null
          when exists (select from app.model_endpoint) then 'Nothing does this by itself yet.' else 'No model is configured.' end where id = v.id;
    continue when v_does is null or v_does <> all (v_now);
    update public.agent_tasks set status = 'running', attempts = attempts + 1, started_at = now(), lease_until = now() + interval '25 seconds'
      where id = v.id returning * into v;
    v_claimed := v_claimed || jsonb_build_object('id', v.id, 'attempt', v.attempts, 'capability', v_does, 'title', v.title, 'input', v.input,
      'wanted', (select title from public.agent_tasks where id = v.parent_id),
      'language', (select language from public.people where id = v.owner_id));
  end loop;
  perform app.say_unable(v_able);
  return v_claimed;
end $$;
grant execute on function app.claim_tasks(text[], text[], int) to tandem_system;
