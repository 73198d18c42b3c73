-- Takes tasks from servers that have not shown for a lease's time that they live: another goes on, or none after the last attempt.
-- The run ends, so that a server that was only slow does nothing more as it; what it had heard of an answer goes.
create or replace function app.let_go_tasks() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  with left_behind as (select id, run_id from public.agent_tasks where status = 'running' and lease_until < now() for update skip locked),
    ended as (update app.runs set ended_at = now() where ended_at is null and id in (select run_id from left_behind)),
    unheard as (update app.agent_steps set heard = null where heard is not null and run_id in (select run_id from left_behind))
  update public.agent_tasks t set lease_until = null, run_id = null, last_error = 'The server that worked on it stopped.',
      status = case when attempts >= 5 then 'failed' else 'pending' end, finished_at = case when attempts >= 5 then now() end
    from left_behind l where t.id = l.id;
end $$;
