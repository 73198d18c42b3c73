-- What is over is put away, once nobody's time runs on it; by whom stands beside it.
create or replace function app.keep_archive() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.archived_at is null then new.archived_by := null; return new; end if;
  if old.archived_at is not null then return new; end if;
  new.archived_at := now(); new.archived_by := app.actor_id();
  if new.status not in ('completed', 'closed', 'cancelled') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Only a project that is completed, closed or cancelled is archived.';
  elsif exists (select from public.time_entries where project_id = new.id and status = 'running' and deleted_at is null) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Somebody’s timer runs on this project: it is archived once that has ended.';
  elsif (select count(*) from (select from public.tasks where project_id = new.id limit 10001) t) > 10000 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A project of more than 10,000 tasks is not archived at once.';
  end if;
  return new;
end $$;
create or replace trigger e_archive before update of archived_at on public.projects for each row
  when (new.archived_at is distinct from old.archived_at) execute function app.keep_archive();
