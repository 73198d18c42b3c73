-- A version is written as a candidate and changed only while it is one and not being tried; what it was tried on holds for the text that was
-- tried. With the first candidate of an agent comes the row of what is in force.
-- after: in_force_policy
create or replace function app.keep_policy() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'candidate' then perform app.in_force_policy(new.agent_id); end if;
    return new;
  end if;
  if (new.model, new.temperature, new.prompt, new.deleted_at) is not distinct from (old.model, old.temperature, old.prompt, old.deleted_at)
    -- (What is in force is as its agent is.)
    or old.status = 'in_force' and new.deleted_at is null and exists (select from public.ai_agents a where a.id = new.agent_id
      and (a.model, a.temperature, left(coalesce(a.metadata ->> 'systemPrompt', ''), 20000)) = (new.model, new.temperature, new.prompt))
  then return new; end if;
  if old.status <> 'candidate' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'What is or was in force stays as it is. Write a candidate.'; end if;
  if old.trial = 'running' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'It is being tried. Cancel its task first.'; end if;
  if new.deleted_at is not distinct from old.deleted_at then
    new.trial := null; new.task_id := null; new.base_id := null; new.tried := null; new.passed := null; new.base_passed := null; new.trial_note := null;
    delete from app.case_results where policy_id = old.id;
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.agent_policies for each row execute function app.keep_policy();
