-- What may be entered as time, and what of it follows: what is submitted or approved is not changed, what was refused is a draft once it is
-- mended; there is something that it was for; rate and currency are those of the moment. (What is copied from task and project changes all.)
create or replace function app.enter_time() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_changed boolean := false; v_by_hand boolean := app.actor_id() is not null and pg_trigger_depth() = 1; v_other boolean := true;
begin
  new.note := nullif(btrim(new.note), '');
  if tg_op = 'UPDATE' then
    v_other := new.project_id is distinct from old.project_id;
    v_changed := v_other or (new.owner_id, new.day, new.minutes, new.task_id, new.note, new.billable, new.ended_at, new.deleted_at)
      is distinct from (old.owner_id, old.day, old.minutes, old.task_id, old.note, old.billable, old.ended_at, old.deleted_at);
    if v_by_hand and v_changed and old.status in ('submitted', 'approved') then
      raise 'RESOURCE_CONFLICT' using errcode = '23514', detail = case old.status when 'approved' then 'Approved time is locked: who approves it can reopen it.'
        else 'Submitted time is not changed: take it back first.' end;
    end if;
    if v_changed and (old.status, new.status) = ('rejected', 'rejected') then new.status := 'draft'; end if;
  end if;
  if new.task_id is null then new.task_name := null; new.task_code := null; end if;
  if new.project_id is null then
    new.project_name := null; new.project_key := null; new.manager_id := null; new.account_id := null; new.account_name := null;
    if new.task_id is null and new.note is null
    then raise 'TIME' using errcode = '23514', column = 'note', detail = 'name a task, a project or what it was'; end if;
  elsif v_by_hand and v_other and new.task_id is null and not app.sees_within('projects', new.project_id)
  then raise 'REFERENCE' using errcode = '23503', column = 'project_id'; end if;
  -- (What was submitted or approved keeps what it was worth, wherever its task goes.)
  if v_other and new.project_id is null and (tg_op = 'INSERT' or new.status not in ('submitted', 'approved')) then new.rate := null;
  elsif v_other and new.project_id is not null and (tg_op = 'INSERT' or new.status not in ('submitted', 'approved')) then
    select app.rate_of(p.id, new.owner_id), p.currency, coalesce(new.billable, p.billing <> 'internal') into new.rate, new.currency, new.billable
      from public.projects p where p.id = new.project_id;
  end if;
  new.currency := coalesce(new.currency, 'EUR'); new.billable := coalesce(new.billable, false);
  if new.status = 'submitted' then new.reason := null; new.decider_id := null; new.decided_at := null; end if;
  return new;
end $$;
create or replace trigger e_time before insert or update on public.time_entries for each row execute function app.enter_time();
