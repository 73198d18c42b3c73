-- Notes what a task that the server holds has found, a hundred at most: what is known already is counted, and open again where it was
-- resolved; what a check of the same kind finds no more is resolved; what was dismissed stays so. Only what was found under the rights
-- of somebody who reads the whole log is kept: whoever reads findings may read all that they show.
create or replace function app.keep_findings(p_task uuid, p_attempt int, p_findings jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task and attempts = p_attempt and status = 'running' for update;
  if not found or app.agents_halted() or not exists (select from app.role_permissions where role = app.current_role_of(v.owner_id)
      and entity = 'audit_logs' and verb = 'read' and scope = 'all') then return; end if;
  -- (Of two checks of one kind that end at once the second sees what the first has noted.)
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', v.assigned_to, v.required_capability), 7279));
  insert into public.agent_findings as known (agent_id, kind, task_id, fingerprint, title, severity, evidence)
    select distinct on (left(f ->> 'fingerprint', 300)) v.assigned_to, v.required_capability, v.id, left(f ->> 'fingerprint', 300),
        left(f ->> 'title', 200), f ->> 'severity', left(f ->> 'evidence', 8000)
      from (select f from jsonb_array_elements(p_findings) with ordinality each (f, no) order by no limit 100) first
    on conflict (agent_id, kind, fingerprint) do update set title = excluded.title, severity = excluded.severity, evidence = excluded.evidence,
      task_id = excluded.task_id, last_seen = now(), times_seen = known.times_seen + 1,
      status = case known.status when 'resolved' then 'open' else known.status end;
  -- (What was cut off is not gone.)
  if jsonb_array_length(p_findings) > 100 then return; end if;
  update public.agent_findings set status = 'resolved' where agent_id = v.assigned_to and kind = v.required_capability
    and status in ('open', 'acknowledged') and task_id is distinct from v.id;
end $$;
grant execute on function app.keep_findings(uuid, int, jsonb) to tandem_system;
