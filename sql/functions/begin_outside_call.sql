-- Whether a run may now use an outside tool as it was allowed: before its task has read anything of the company, so that nothing that it has
-- read can leave, in whatever attempt; not where agents are halted or the run has ended, and the same (p_asked, its SHA-256) only once: an
-- attempt that died may have had it done.
create or replace function app.begin_outside_call(p_run uuid, p_server uuid, p_tool text, p_hash text, p_asked bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.runs;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.runs where id = p_run and agent is not null and ended_at is null and expires_at > now();
  if not found then raise 'AUTH_REQUIRED' using errcode = '28000', detail = 'This run has ended.'; end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  if not exists (select from public.tool_servers s where s.id = p_server and s.deleted_at is null and s.allowed -> p_tool ->> 'hash' = p_hash
      and s.allowed -> p_tool -> 'agents' ? v.agent) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This outside tool is not allowed any longer.'; end if;
  if exists (select from public.agent_tasks where id = v.task_id and parent_id is not null) or exists (select from app.runs r
      join app.agent_steps s on s.run_id = r.id where (r.id = p_run or r.task_id = v.task_id) and s.kind = 'tool' and s.found > 0
        and s.tool not like 'outside\_%') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
      detail = 'Something of the company was read before: outside tools are used first, so that nothing of it leaves.'; end if;
  insert into app.outside_calls (task_id, asked) values (v.task_id, p_asked) on conflict do nothing;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
      detail = 'This was asked outside before, and its answer was lost. It is not asked twice.'; end if;
end $$;
grant execute on function app.begin_outside_call(uuid, uuid, text, text, bytea) to tandem_system;
