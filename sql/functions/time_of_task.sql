-- Time on a task is of its project; whoever enters time enters their own where they say nothing else, and nobody else's where that is not theirs
-- to do: said before others' days are looked at, of which a refusal would tell how full they are. The task is held: one that is moved at
-- the same moment would leave time behind that its move does not see yet.
create or replace function app.time_of_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.owner_id := coalesce(new.owner_id, app.actor_id());
  if tg_op = 'INSERT' and new.owner_id <> app.actor_id()
    and (case when app.actor_id() is not null then app.rights('time_entries') -> 'create' <@ '["own"]' end) then
    raise 'PERMISSION_DENIED' using errcode = '42501';
  end if;
  if new.task_id is not null then select project_id into new.project_id from public.tasks where id = new.task_id for share; end if;
  return new;
end $$;
-- (Before what is copied of the project.)
create or replace trigger a_task before insert or update of task_id, project_id on public.time_entries for each row execute function app.time_of_task();
