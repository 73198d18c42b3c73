-- What the steps of a task have answered is kept while it is being done, and no longer.
create or replace function app.forget_steps() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.task_journal where task_id = new.id;
  return null;
end $$;
create or replace trigger y_forget after update of status on public.agent_tasks for each row
  when (new.status in ('waiting', 'done', 'failed', 'cancelled') and old.status is distinct from new.status) execute function app.forget_steps();
