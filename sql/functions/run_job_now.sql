-- Has a task of the server run at once. One that runs is left to itself.
create or replace function app.run_job_now(p_task text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('set_aside', 'retry');
  if not exists (select from app.job_tasks where task = p_task) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if exists (select from graphile_worker._private_jobs where key = p_task and locked_at is not null) then return; end if;
  perform graphile_worker.add_job(p_task, job_key => p_task, max_attempts => 32767);
end $$;
grant execute on function app.run_job_now(text) to tandem_roles;
