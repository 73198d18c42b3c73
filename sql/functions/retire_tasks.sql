-- Forgets tasks, and proposals, that have been over for 400 days, and findings that were not seen for as long, some at a time.
create or replace function app.retire_tasks() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from public.agent_approvals where id in (select id from public.agent_approvals where decided_at < now() - interval '400 days' limit 1000);
  -- (Steps before the task that gave them.)
  delete from public.agent_tasks where id in (select id from public.agent_tasks t where finished_at < now() - interval '400 days'
    and not exists (select from public.agent_tasks s where s.parent_id = t.id) limit 1000);
  delete from public.agent_findings where id in (select id from public.agent_findings
    where status in ('resolved', 'dismissed') and last_seen < now() - interval '400 days' limit 1000);
end $$;
grant execute on function app.retire_tasks() to tandem_system;
