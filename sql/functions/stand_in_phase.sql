-- A task stands in a phase of its own project, or in none: in one that goes to another project in none, until somebody says so there. What
-- comes to stand below another task begins in the phase of that. (The row of the phase is held: who removes it waits, and finds the task there.)
create or replace function app.stand_in_phase() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if new.phase_id is not null then
    select p.name into v_name from public.phases p
     where p.id = new.phase_id and p.project_id = new.project_id and p.deleted_at is null for share;
    if v_name is null and (tg_op = 'INSERT' or new.phase_id is distinct from old.phase_id) then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'phase_id', detail = 'Its project has no such phase.';
    end if;
  end if;
  if v_name is null then new.phase_id := null; end if;
  -- (What a template makes is said by the template, also where that is none.)
  if new.phase_id is null and new.parent_id is not null
    and (tg_op = 'INSERT' and pg_trigger_depth() = 1 or tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id) then
    select p.id, p.name into new.phase_id, v_name from public.tasks t join public.phases p on p.id = t.phase_id
     where t.id = new.parent_id and p.project_id = new.project_id and p.deleted_at is null for share of p;
    -- (Where that waits for a removed one, this comes into it along with it.)
    if v_name is null then
      new.left_phase_id := coalesce((select left_phase_id from public.tasks where id = new.parent_id and project_id = new.project_id), new.left_phase_id);
    end if;
  end if;
  -- (Said also to those who see the task and not its project.)
  new.phase_name := v_name;
  -- (What was in a removed phase, and has been put elsewhere since, stays there when that comes back.)
  if tg_op = 'UPDATE' and new.phase_id is distinct from old.phase_id and new.left_phase_id is not distinct from old.left_phase_id then
    new.left_phase_id := null;
  end if;
  return new;
end $$;
create or replace trigger e_phase before insert or update of project_id, parent_id, phase_id, phase_name on public.tasks for each row
  execute function app.stand_in_phase();
