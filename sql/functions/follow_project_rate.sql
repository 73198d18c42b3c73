-- When a role is called otherwise in a project's rates, so is the part of whoever has it: they are paid for as before.
create or replace function app.follow_project_rate() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.project_members set part = new.name
   where project_id = new.project_id and lower(btrim(regexp_replace(part, '\s+', ' ', 'g'))) = lower(old.name) and deleted_at is null;
  return null;
end $$;
create or replace trigger x_follow after update of name on public.project_rates for each row
  when (new.name is distinct from old.name and new.deleted_at is null) execute function app.follow_project_rate();
