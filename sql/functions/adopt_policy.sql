-- Puts a candidate in force, and raises the agent's policy_version by one, in one transaction: where it has passed since it was last changed
-- beside the version in force, or, of an agent without cases, for a reason in words.
-- after: hold, cases_of, in_force_policy
create or replace function app.adopt_policy(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies; v_base uuid; v_refused text;
begin
  perform app.in_person();
  perform app.hold('agent_policies', p_id, 'update');
  select * into v from public.agent_policies where id = p_id;
  v_base := app.in_force_policy(v.agent_id);
  v_refused := case
    when v.status <> 'candidate' then 'Only a candidate can be put in force.'
    when v.trial = 'running' then 'It is being tried.'
    when not exists (select from app.cases_of(v.agent_id)) then
      case when coalesce(btrim(p_reason), '') = '' then 'There are no cases to try it on. Say why it is put in force all the same.' end
    when v.trial is distinct from 'passed' then 'It has not passed. Try it on the cases first.'
    when v.base_id is distinct from v_base then 'Another version is in force since it was tried. Try it again.' end;
  if v_refused is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = v_refused; end if;
  update public.agent_policies set status = 'former' where id = v_base;
  update public.agent_policies set status = 'in_force', number = (select policy_version + 1 from public.ai_agents where id = v.agent_id),
      reason = nullif(btrim(p_reason), ''), adopted_by = app.user_id(), adopted_at = now() where id = p_id;
  update public.ai_agents set model = v.model, temperature = v.temperature, policy_version = policy_version + 1,
      metadata = jsonb_set(metadata, '{systemPrompt}', to_jsonb(v.prompt)) where id = v.agent_id;
end $$;
grant execute on function app.adopt_policy(uuid, text) to tandem_roles;
