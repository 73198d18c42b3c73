-- How a run of a task went, which the server says itself.
create or replace function app.note_job(p_task text, p_took_ms int, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.job_tasks as t (task, ran_at, took_ms, failed_at, last_error)
    values (p_task, now(), p_took_ms, case when p_error is not null then now() end, left(p_error, 500))
  on conflict (task) do update set ran_at = excluded.ran_at, took_ms = excluded.took_ms,
    failed_at = coalesce(excluded.failed_at, t.failed_at), last_error = coalesce(excluded.last_error, t.last_error);
end $$;
grant execute on function app.note_job(text, int, text) to tandem_system;
