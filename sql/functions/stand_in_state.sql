-- A task stands in one of its project's own states where that has one of its status: in the one that is named, which brings its status, else
-- in the first. (The row of that state is held: who removes it waits, and finds the task there.)
create or replace function app.stand_in_state() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_status text;
begin
  if new.state_id is not null and (tg_op = 'INSERT' or new.state_id is distinct from old.state_id) then
    select s.status into v_status from public.project_states s
     where s.id = new.state_id and s.project_id = new.project_id and s.deleted_at is null for share;
    if v_status is null then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'state_id', detail = 'Its project has no such state.';
    end if;
    new.status := v_status;
  elsif new.project_id is null then
    new.state_id := null;
  elsif new.state_id is null or new.status <> old.status or new.project_id is distinct from old.project_id then
    new.state_id := (select s.id from public.project_states s
      where s.project_id = new.project_id and s.status = new.status and s.deleted_at is null order by s.rank, s.id limit 1 for share);
  end if;
  -- (Said also to those who see the task and not its project.)
  new.state_name := (select name from public.project_states where id = new.state_id);
  -- (What was taken out of a removed state, and has been moved since, stays where it is when that comes back.)
  if tg_op = 'UPDATE' and new.state_id is distinct from old.state_id and new.left_state_id is not distinct from old.left_state_id then
    new.left_state_id := null;
  end if;
  return new;
end $$;
create or replace trigger e_state before insert or update of status, project_id, parent_id, state_id, state_name on public.tasks for each row
  execute function app.stand_in_state();
