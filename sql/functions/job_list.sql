-- What the server does by itself, for those who may open the page of system health: each task with its last run, whether it runs,
-- waits or is to be tried again, and its last failure.
create or replace function app.job_list() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/system-health', 'read');
  return (select jsonb_build_object('can_run', app.rights('set_aside') ? 'retry', 'tasks', coalesce(jsonb_agg(to_jsonb(l) order by l.task), '[]')) from (
    select t.task, t.ran_at, t.took_ms, t.failed_at, t.last_error, coalesce(j.attempts, 0) as attempts, j.run_at as next_at,
      case when j.locked_at is not null then 'running' when t.failed_at = t.ran_at then 'failing' when j.run_at <= now() then 'waiting' else 'idle' end as state
      from app.job_tasks t left join graphile_worker._private_jobs j on j.key = t.task order by t.task limit 100) l);
end $$;
grant execute on function app.job_list() to tandem_roles;
