-- A task is counted within its project, or among those of none, anew where it goes to another; and keeps when it ended, which of one that
-- comes from elsewhere may have been before. What blocked it blocks nothing that is over.
create or replace function app.enter_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_others boolean;
begin
  if tg_op = 'INSERT' or new.project_id is distinct from old.project_id then
    insert into app.task_numbers as n values (coalesce(new.project_id, '00000000-0000-0000-0000-000000000000'), 1)
      on conflict (project_id) do update set last = n.last + 1 returning n.last into new.number;
    -- (New ones come last in the order of their project.)
    new.rank := app.rank_of(new.number);
  end if;
  -- (What it takes along is seen elsewhere by others: by whoever may change that, too. Each level is asked for by the one above.)
  if tg_op = 'UPDATE' and new.project_id is distinct from old.project_id and app.actor_id() is not null then
    execute format('select exists (select from public.tasks where parent_id = $1 and (%s) is not true)', coalesce(app.rows_for('tasks', 'update'), 'false'))
      into v_others using new.id;
    if v_others then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'project_id', detail = 'Below it are tasks that are not yours to move.';
    end if;
  end if;
  -- (Who manages the other project would decide about time of others, and see what it is worth.)
  if tg_op = 'UPDATE' and new.project_id is distinct from old.project_id and app.actor_id() is not null then
    execute format('select exists (select from public.time_entries where task_id = $1 and status in (''submitted'', ''approved'')
      and deleted_at is null and owner_id <> $2 and (%s) is not true)', coalesce(app.rows_for('time_entries', 'approve'), 'false'))
      into v_others using new.id, app.actor_id();
    if v_others then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'project_id',
        detail = 'Others have submitted time on it: whoever approves that moves the task.';
    end if;
  end if;
  if new.project_id is null then
    new.project_key := null; new.manager_id := null; new.account_id := null; new.project_visible := null;
    new.project_deleted_at := null; new.project_archived_at := null;
  end if;
  if new.status not in ('done', 'cancelled') then new.ended_at := null;
  elsif tg_op = 'INSERT' or old.status not in ('done', 'cancelled') then
    new.ended_at := case when tg_op = 'INSERT' then least(new.ended_at, now()) else now() end; new.blocked_reason := null;
  end if;
  return new;
end $$;
create or replace trigger e_task before insert or update of status, project_id, parent_id, state_id on public.tasks for each row
  execute function app.enter_task();
