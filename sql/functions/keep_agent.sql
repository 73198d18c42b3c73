-- An agent keeps the key that it began with, and who paused it is told by who does: a person, or nobody where the system or a run
-- paused it. What a person paused neither of them brings back to work.
-- after: cases_of
create or replace function app.keep_agent() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_person uuid := app.actor_id();
begin
  if v_person is not null and app.caller() ?| '{run,agent}' then v_person := null; end if;
  new.name := btrim(new.name);
  if tg_op = 'INSERT' then
    new.key := coalesce(case when app.actor_id() is null then new.key end, app.key_of_name('ai_agents', new.name));
    new.paused_by := case when new.status = 'paused' then v_person end;
    if (select count(*) from public.ai_agents) >= 200 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 200 agents at most.'; end if;
    return new;
  end if;
  new.key := old.key;
  -- (A version that was tried raises policy_version, which nobody writes but app.adopt_policy.)
  if (new.model, new.temperature, new.metadata ->> 'systemPrompt') is distinct from (old.model, old.temperature, old.metadata ->> 'systemPrompt')
      and new.policy_version = old.policy_version and exists (select from app.cases_of(old.id)) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000',
      detail = 'People have decided what this agent proposed. Another prompt, model or temperature is a candidate, and tried on that first.'; end if;
  if new.policy_version <> old.policy_version and not exists (select from public.agent_policies p where p.agent_id = old.id and p.status = 'in_force'
      and (p.number, p.model, p.temperature, p.prompt) = (new.policy_version, new.model, new.temperature, new.metadata ->> 'systemPrompt')) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A version is put in force, not written.'; end if;
  if new.status = old.status then new.paused_by := old.paused_by; return new; end if;
  if old.paused_by is not null and v_person is null then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A person paused this agent, and a person resumes it.'; end if;
  new.paused_by := case when new.status = 'paused' then v_person end;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.ai_agents for each row execute function app.keep_agent();
