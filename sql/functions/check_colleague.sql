-- Who works in a project, leads it or is to do a task is one of the staff, when it is made; when it is given
-- to somebody app.hand_over asks. Its argument is the column that names them. (What somebody makes for themselves is not asked about.)
create or replace function app.check_colleague() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_who uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if app.actor_id() is not null and v_who is distinct from app.actor_id() and v_who is not null
    and not exists (select from public.people where id = v_who and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = tg_argv[0], detail = 'choose an active colleague'; end if;
  return new;
end $$;
create or replace trigger e_colleague before insert on public.project_members for each row execute function app.check_colleague('user_id');
create or replace trigger e_colleague before insert on public.projects for each row execute function app.check_colleague('owner_id');
create or replace trigger e_colleague before insert on public.tasks for each row execute function app.check_colleague('owner_id');
create or replace trigger e_colleague before insert on public.time_entries for each row execute function app.check_colleague('owner_id');
