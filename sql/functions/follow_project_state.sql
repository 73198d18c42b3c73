-- When a project's state is called otherwise, its tasks say so. When one comes, the tasks of its status that stand in none stand in the
-- first one; when it goes, its tasks go to the one that was named, or the first that is left, and come back with it where nobody has
-- moved them since.
create or replace function app.follow_project_state() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is not null and old.deleted_at is not null then return null; end if;
  if (select count(*) from (select from public.tasks where project_id = new.project_id and status = new.status limit 10001) t) > 10000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'status',
      detail = 'More than 10,000 tasks of this project have this status: its states are not changed at once.';
  end if;
  if new.deleted_at is not null then
    update public.tasks set state_id = new.replaced_by, left_state_id = new.id where state_id = new.id;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.deleted_at is null then
    update public.tasks set state_name = new.name where state_id = new.id;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update public.tasks set state_id = new.id, left_state_id = null
     where left_state_id = new.id and project_id = new.project_id and status = new.status;
  end if;
  update public.tasks set state_id = null
   where project_id = new.project_id and status = new.status and state_id is null;
  return null;
end $$;
create or replace trigger x_follow after insert on public.project_states for each row execute function app.follow_project_state();
create or replace trigger x_follow_again after update of name, deleted_at on public.project_states for each row
  when (new.deleted_at is distinct from old.deleted_at or new.name is distinct from old.name) execute function app.follow_project_state();
