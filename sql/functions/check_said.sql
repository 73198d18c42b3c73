-- A comment keeps its writer's name, and is said to the client of its record or to colleagues only; about a project or a task, to a
-- client who is shown it.
create or replace function app.check_said() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_account uuid;
begin
  if app.actor_id() is not null then new.written_by := (select name from public.people where id = app.actor_id()); end if;
  if new.account_id is null then return new; end if;
  if new.entity = 'projects' and not exists (select from public.projects where id = new.row_id and client_visible) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'account_id', detail = 'This project is not shown to its client.';
  end if;
  if new.entity = 'tasks' and not exists (select from public.tasks where id = new.row_id and client_visible and project_visible) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'account_id', detail = 'This task is not shown to its client.';
  end if;
  if new.entity = 'accounts' then v_account := new.row_id;
  else execute format('select account_id from public.%I where id = $1', new.entity) into v_account using new.row_id;
  end if;
  if v_account is distinct from new.account_id then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'account_id', detail = 'This is not the client of the record.';
  end if;
  return new;
end $$;
create or replace trigger e_said before insert on public.comments for each row execute function app.check_said();
