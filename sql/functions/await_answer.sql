-- Until when a new lead is to be answered, in the company's working time. Nobody waits for what was imported, or is closed already;
-- and nobody writes by themselves what follows from what was said and done (app.roll_up_next_step).
-- after: after_working_minutes
create or replace function app.await_answer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if app.actor_id() is not null then
      new.answer_due_at := old.answer_due_at; new.answered_at := old.answered_at; new.answer_minutes := old.answer_minutes; end if;
    return new;
  end if;
  new.answered_at := null; new.answer_minutes := null; new.answer_due_at := null;
  if app.actor_id() is not null and coalesce(app.caller() ->> 'request', '') like 'import:%' then return new; end if;
  if (select type from public.stages where key = new.stage) in ('open', 'on_hold') then
    new.answer_due_at := app.after_working_minutes(new.created_at, (select answer_within from public.company)); end if;
  return new;
end $$;
create or replace trigger f_answer before insert on public.leads for each row execute function app.await_answer();
create or replace trigger f_answer_kept before update of answer_due_at, answered_at, answer_minutes on public.leads
  for each row when (pg_trigger_depth() = 0) execute function app.await_answer();
