-- The row of the version in force of an agent, as it thinks now; made where there is none. What came out of another text is forgotten.
create or replace function app.in_force_policy(p_agent uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.ai_agents; v_id uuid;
begin
  select * into v from public.ai_agents where id = p_agent for no key update;
  select id into v_id from public.agent_policies where agent_id = p_agent and number = v.policy_version;
  if v_id is null then
    insert into public.agent_policies (agent_id, status, number, model, temperature, prompt)
      values (p_agent, 'in_force', v.policy_version, v.model, v.temperature, left(coalesce(v.metadata ->> 'systemPrompt', ''), 20000)) returning id into v_id;
    return v_id;
  end if;
  update public.agent_policies set model = v.model, temperature = v.temperature, prompt = left(coalesce(v.metadata ->> 'systemPrompt', ''), 20000)
    where id = v_id and (model, temperature, prompt) is distinct from
      (v.model, v.temperature, left(coalesce(v.metadata ->> 'systemPrompt', ''), 20000));
  if found then delete from app.case_results where policy_id = v_id; end if;
  return v_id;
end $$;
