-- Tasks of agents that failed within 30 days, by what they needed and why they failed: numbers and identifiers are what distinguishes two
-- of one failure. For whoever reads the whole log.
create or replace function app.task_failures() returns table (capability text, error text, times int, newest timestamptz, oldest timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select t.required_capability, e.said, count(*)::int, max(t.finished_at), min(t.finished_at) from public.agent_tasks t
    cross join lateral (select left(regexp_replace(split_part(coalesce(t.last_error, '?'), E'\n', 1),
      '[0-9a-f]{8}-[0-9a-f-]{27}|\d+', '#', 'g'), 200) as said) e
    where t.status = 'failed' and t.finished_at > now() - interval '30 days' group by 1, 2 order by 4 desc limit 50;
end $$;
grant execute on function app.task_failures() to tandem_roles;
