-- A trial whose task has failed for good or was cancelled counts no pass, and says why.
create or replace function app.break_trial() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.agent_policies set trial = 'broken', trial_note = case when new.status = 'cancelled' then 'It was cancelled.'
      else left(coalesce(new.last_error, 'It failed.'), 500) end where task_id = new.id and trial = 'running';
  return null;
end $$;
create or replace trigger e_break_trial after update of status on public.agent_tasks for each row
  when (new.required_capability = 'try_policy' and new.status in ('failed', 'cancelled')) execute function app.break_trial();
