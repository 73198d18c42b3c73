-- Who works in a project is one of the staff.
create or replace function app.enter_project_member() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.people where id = new.user_id and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = 'user_id', detail = 'choose an active colleague'; end if;
  return new;
end $$;
create or replace trigger e_project_member before insert on public.project_members for each row execute function app.enter_project_member();
