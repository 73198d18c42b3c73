-- What is told of the run that made a change: which agent it was of, and what for. To whoever reads the whole log.
create or replace function app.run_told(p_run uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select jsonb_build_object('id', r.id, 'purpose', r.purpose, 'agent', (select a.name from public.ai_agents a where a.key = r.agent),
    'task_id', r.task_id) from app.runs r where r.id = p_run);
end $$;
grant execute on function app.run_told(uuid) to tandem_roles;
