-- Keeps what a step of a task has answered, so that another attempt goes on after it; what an earlier one kept from there on is another
-- talk's, and goes. Nothing is kept for who no longer holds the task.
create or replace function app.keep_step(p_task uuid, p_attempt int, p_no int, p_asked bytea, p_answer text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (Held, so that it is not taken from this server meanwhile.)
  perform from public.agent_tasks where id = p_task and attempts = p_attempt and status = 'running' for share;
  if not found then return; end if;
  delete from app.task_journal where task_id = p_task and no >= p_no;
  insert into app.task_journal (task_id, no, asked, answer) values (p_task, p_no, p_asked, p_answer);
end $$;
grant execute on function app.keep_step(uuid, int, int, bytea, text) to tandem_system;
