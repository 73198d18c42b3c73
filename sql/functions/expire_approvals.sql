-- What nobody has decided in its time is not done, some at a time.
-- after: end_waiting
create or replace function app.expire_approvals() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v in update public.agent_approvals set status = 'expired', decided_at = now() where id in (select id from public.agent_approvals
      where status = 'waiting' and expires_at <= now() limit 100 for update skip locked) returning task_id loop
    perform app.end_waiting(v.task_id);
  end loop;
end $$;
grant execute on function app.expire_approvals() to tandem_system;
