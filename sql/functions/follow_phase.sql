-- When a phase is called otherwise, its tasks say so. When it is removed they stand in none, and come back with it where nobody has put them
-- elsewhere since.
create or replace function app.follow_phase() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is not null and old.deleted_at is not null then return null; end if;
  if (select count(*) from (select from public.tasks where phase_id = new.id or left_phase_id = new.id limit 10001) t) > 10000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'name',
      detail = 'More than 10,000 tasks stand in this phase: put some of them elsewhere first.';
  end if;
  if new.deleted_at is not null then
    update public.tasks set phase_id = null, left_phase_id = new.id where phase_id = new.id;
  elsif old.deleted_at is null then
    update public.tasks set phase_name = new.name where phase_id = new.id;
  else
    update public.tasks set phase_id = new.id, left_phase_id = null where left_phase_id = new.id and project_id = new.project_id and phase_id is null;
  end if;
  return null;
end $$;
create or replace trigger x_follow after update of name, deleted_at on public.phases for each row
  when (new.deleted_at is distinct from old.deleted_at or new.name is distinct from old.name) execute function app.follow_phase();
