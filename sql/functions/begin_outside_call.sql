-- Notes that a run asks this (p_asked, the SHA-256 of all of it; null: only says whether it might) of an outside tool, before it is asked: only
-- of one that its agent is allowed, as it was shown, and only before its task has read anything of the company in whatever attempt, so that
-- nothing that was read can leave: no tool, not even one that was refused (a refusal says something), no memory, no link, no other agent. The same only
-- once, since an attempt that died may have had it done. 200 a day at most, 50 for one person.
-- after: refuse_idle
create or replace function app.begin_outside_call(p_run uuid, p_server uuid, p_tool text, p_hash text, p_asked bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_run app.runs; v_task public.agent_tasks; v_server public.tool_servers;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (Whoever halts waits for what has begun, or is seen here.)
  perform pg_advisory_xact_lock_shared(7270);
  select * into v_run from app.runs where id = p_run and agent is not null and ended_at is null and expires_at > now();
  if not found then raise 'AUTH_REQUIRED' using errcode = '28000', detail = 'This run has ended.'; end if;
  perform app.refuse_idle(v_run.agent, v_run.user_id);
  select * into v_task from public.agent_tasks where id = v_run.task_id for update;
  select * into v_server from public.tool_servers where id = p_server and deleted_at is null for share;
  if not found or v_server.allowed -> p_tool ->> 'hash' is distinct from p_hash or not v_server.allowed -> p_tool -> 'agents' ? v_run.agent then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This outside tool is not allowed any longer.'; end if;
  if v_task.parent_id is not null or v_task.required_capability = 'try_policy' or exists (select from public.agent_tasks where parent_id = v_task.id)
    or exists (select from app.runs r join app.agent_steps s on s.run_id = r.id where r.task_id = v_task.id and s.kind = 'tool'
      and s.tool not like 'outside\_%')
    or exists (select from public.agent_memories m where m.deleted_at is null
      and v_task.input ->> 'id' = any ((m.lead_ids || m.account_ids || m.contact_ids)::text[]))
    -- (What a task is linked to is told with the question.)
    or v_task.input ->> 'entity' = 'tasks' and exists (select from public.task_records r
      where r.task_id::text = v_task.input ->> 'id' and r.deleted_at is null) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
      detail = 'Something of the company was read before: outside tools are used first, so that nothing of it leaves.'; end if;
  perform pg_advisory_xact_lock(7285);
  if (select count(*) from app.outside_calls where at >= current_date) >= 200 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Outside tools are asked 200 times a day at most.'; end if;
  if (select count(*) from app.outside_calls c join public.agent_tasks t on t.id = c.task_id
      where c.at >= current_date and t.owner_id = v_task.owner_id) >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'One person has outside tools asked 50 times a day at most.'; end if;
  if p_asked is null then return; end if;
  insert into app.outside_calls (task_id, asked) values (v_task.id, p_asked) on conflict do nothing;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
      detail = 'This was asked outside before, and its answer was lost. It is not asked twice.'; end if;
end $$;
grant execute on function app.begin_outside_call(uuid, uuid, text, text, bytea) to tandem_system;
