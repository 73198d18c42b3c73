-- after: work_due
-- What a server says each second: that it is there. Of its tasks, those for which there is something to do become jobs; what
-- servers held that have been silent for a quarter of a minute is free again. A task that failed is tried again within a minute.
-- Answers how many jobs were made.
create or replace function app.pulse(p_server text, p_tasks text[]) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_task text; v_made int := 0; v_gone text[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.job_servers set seen_at = now() where id = p_server and seen_at < now() - interval '3 seconds';
  insert into app.job_servers (id) values (p_server) on conflict do nothing;
  if found then
    delete from app.job_servers where seen_at < now() - interval '1 day';
    delete from app.job_tasks where task <> all (p_tasks) and ran_at < now() - interval '7 days';
    insert into app.job_tasks (task) select unnest(p_tasks) on conflict do nothing;
  end if;
  v_gone := array(select distinct locked_by from graphile_worker._private_jobs j where locked_at < now() - interval '15 seconds'
    and not exists (select from app.job_servers s where s.id = j.locked_by and s.seen_at > now() - interval '15 seconds'));
  if v_gone <> '{}' then perform graphile_worker.force_unlock_workers(v_gone); end if;
  update graphile_worker._private_jobs set run_at = now() + interval '1 minute'
    where key = any (p_tasks) and locked_at is null and run_at > now() + interval '1 minute';
  for v_task in select d.task from app.work_due() d left join app.job_tasks t using (task)
    where d.task = any (p_tasks) and (t.ran_at is null or t.ran_at <= now() - d.pause)
      and not exists (select from graphile_worker._private_jobs j where j.key = d.task) loop
    perform graphile_worker.add_job(v_task, job_key => v_task, max_attempts => 32767);
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;
grant execute on function app.pulse(text, text[]) to tandem_system;
