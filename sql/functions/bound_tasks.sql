-- So many tasks of one person wait at most: who floods the queue holds up nobody else for long.
create or replace function app.bound_tasks() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) from (select from public.agent_tasks where owner_id = new.owner_id and status in ('pending', 'assigned', 'running', 'waiting')
      and deleted_at is null limit 200) open) >= 200 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'You have 200 tasks that are not done. Cancel some, or wait.';
  end if;
  return new;
end $$;
create or replace trigger e_bound before insert on public.agent_tasks for each row when (new.owner_id is not null) execute function app.bound_tasks();
