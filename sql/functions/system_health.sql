-- What the database knows of how each part of the installation is, for whoever may open the page of it and for the server itself, which
-- judges what it comes to (src/health/judge.ts).
create or replace function app.system_health() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then perform app.require('/system-health', 'read'); end if;
  return jsonb_build_object(
    'now', clock_timestamp(),
    'database', jsonb_build_object('version', current_setting('server_version'), 'bytes', pg_database_size(current_database()),
      'used', (select sum(numbackends) from pg_stat_database), 'most', current_setting('max_connections')::int,
      'since', pg_postmaster_start_time()),
    'log', jsonb_build_object('sealed_at', (select max(at) from app.seals), 'unsealed_since', (select min(l.at) from app.log l
      where (l.xid, l.id) > (select s.upto_xid, s.upto_id from app.seals s order by s.no desc limit 1))),
    'mail', (select jsonb_build_object('waiting', count(*) filter (where state = 'queued'),
        'since', min(next_attempt_at) filter (where state = 'queued' and next_attempt_at < now()),
        'failed', count(*) filter (where state = 'failed' and created_at > now() - interval '1 day'), 'sent_at', max(sent_at),
        'error', (select m.last_error from app.outgoing_mail m where m.last_error is not null and m.state <> 'sent' order by m.created_at desc limit 1))
      from app.outgoing_mail),
    'push', jsonb_build_object('devices', (select count(*) from app.push_devices),
      'since', (select min(next_attempt_at) from app.pushes where next_attempt_at < now()),
      'error', (select last_error from app.push_devices where failed_at > now() - interval '1 day' order by failed_at desc limit 1)),
    'set_aside', (select jsonb_build_object('count', count(*), 'since', min(first_at),
        'error', (select error from app.set_aside order by last_at desc limit 1)) from app.set_aside),
    'agents', jsonb_build_object('worker_at', (select at from app.worker_seen), 'halt', app.agent_halt(),
      'waiting', (select count(*) from public.agent_tasks where status = 'pending' and deleted_at is null),
      'failed', (select count(*) from public.agent_tasks where status = 'failed' and finished_at > now() - interval '1 day')),
    'model', exists (select from app.model_endpoint),
    'repositories', (select jsonb_build_object('watched', count(*) filter (where watched),
        'failing', count(*) filter (where watched and last_error is not null), 'error', max(last_error) filter (where watched))
      from public.repositories where deleted_at is null),
    'jobs', jsonb_build_object('servers', (select count(*) from app.job_servers where seen_at > now() - interval '15 seconds'),
      'tasks', (select count(*) from app.job_tasks), 'failing', (select count(*) from app.job_tasks where failed_at = ran_at),
      'waiting', (select count(*) from graphile_worker._private_jobs where is_available and run_at < now()),
      'since', (select min(run_at) from graphile_worker._private_jobs where is_available and run_at < now()),
      'error', (select last_error from app.job_tasks where failed_at = ran_at order by failed_at desc limit 1)),
    'backup', (select jsonb_build_object('at', max(at) filter (where not restored), 'restored_at', max(at) filter (where restored),
        'gigabytes', (select round(b.bytes / 1e9, 2) from app.backups b where not restored order by b.at desc limit 1)) from app.backups),
    'imports', (select jsonb_build_object('running', count(*) filter (where state in ('checking', 'committing', 'undoing')),
        'failed', count(*) filter (where error is not null and updated_at > now() - interval '1 day'),
        'error', (array_agg(error order by updated_at desc) filter (where error is not null and updated_at > now() - interval '1 day'))[1])
      from public.imports where deleted_at is null),
    'browsers', (select jsonb_build_object('count', count(*), 'error', (array_agg(left(details ->> 'error', 300) order by at desc))[1])
      from app.frontend_errors where at > now() - interval '1 day'));
end $$;
grant execute on function app.system_health() to tandem_roles, tandem_system;
