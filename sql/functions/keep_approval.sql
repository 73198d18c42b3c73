-- Notes what the run of a task would do and may not do alone, with what a rehearsal of it changed: it waits three days for a person.
-- Answers its id, or null where that waits already, or was rejected or taken back within 30 days.
-- after: fits_approval, wants_second
create or replace function app.keep_approval(p_task uuid, p_attempt int, p_act jsonb, p_effects jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v public.agent_tasks; v_may app.run_acts; v_id uuid;
  v_tool text := p_act ->> 'tool';
  v_input jsonb := p_act -> 'input';
  v_size int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task and status = 'running' and attempts = p_attempt for update;
  select a.* into v_may from app.run_acts a, unnest(a.proposes) act where a.run_id = v.run_id and a.entity || '_' || act = v_tool;
  if v_may.run_id is null or v_may.ids is not null and ((v_input ->> 'id')::uuid = any (v_may.ids)) is not true
  then perform app.refuse_agent('This run does not propose this.'); end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  v_size := app.fits_approval(p_effects);
  if (select count(*) from (select from public.agent_approvals where owner_id = v.owner_id and status = 'waiting' limit 200) w) >= 200 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'You have 200 proposals that are not decided. Decide some first.'; end if;
  -- (Two tasks of one person may come to the same at once.)
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', v.owner_id, v_tool, v_input), 7273));
  -- (An earlier attempt at this task may have come so far.)
  select id into v_id from public.agent_approvals where task_id = v.id and tool = v_tool and input = v_input and status = 'waiting';
  if found then return v_id; end if;
  if exists (select from public.agent_approvals where owner_id = v.owner_id and tool = v_tool and input = v_input
      and (status = 'waiting' or status in ('rejected', 'reverted') and decided_at > now() - interval '30 days')) then return null; end if;
  insert into public.agent_approvals (owner_id, title, agent_id, task_id, run_id, tool, input, entity, row_id, why, size, seconded, expires_at)
    values (v.owner_id, left(p_act ->> 'title', 200), v.assigned_to, v.id, v.run_id, v_tool, v_input, v_may.entity, (v_input ->> 'id')::uuid,
      left(p_act ->> 'why', 2000), v_size, app.wants_second(p_effects), now() + interval '3 days') returning id into v_id;
  insert into app.approval_effects values (v_id, p_effects, sha256(convert_to(p_effects::text, 'UTF8')));
  return v_id;
end $$;
grant execute on function app.keep_approval(uuid, int, jsonb, jsonb) to tandem_system;
