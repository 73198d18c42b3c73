-- The title of a task or a schedule may be the wish that is done under its owner's rights: nobody else words it, whoever may see to it
-- that it is done sooner, later or not.
-- after: user_id
create or replace function app.keep_wish() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.user_id() is distinct from old.owner_id then
    raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Only who asked for this may word it otherwise.';
  end if;
  return new;
end $$;
create or replace trigger e_wish before update of title on public.agent_tasks
  for each row when (new.title is distinct from old.title) execute function app.keep_wish();
create or replace trigger e_wish before update of title on public.agent_schedules
  for each row when (new.title is distinct from old.title) execute function app.keep_wish();
