-- Whose spending a question of a run counts to, the narrowest first: its task, whatever attempt and day it is (a run without a task:
-- itself), and the days of its agent, of its person and of the company.
create or replace function app.accounts_charged(p_run app.runs, p_day date) returns table (kind text, whose uuid, day date)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select 'run', coalesce(p_run.task_id, p_run.id), coalesce((select created_at::date from public.agent_tasks where id = p_run.task_id), p_day)
  union all select 'agent', id, p_day from public.ai_agents where key = p_run.agent
  union all select 'person', p_run.user_id, p_day union all select 'company', id, p_day from public.company
$$;
grant execute on function app.accounts_charged(app.runs, date) to tandem_definer;
