-- A project has thirty states of its own at most, each with a place among them, of its beginning's status.
create or replace function app.keep_project_state() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  if tg_op = 'UPDATE' and (new.deleted_at is not null or old.deleted_at is null) then
    if new.deleted_at is not null and old.deleted_at is null and new.replaced_by is not null and not exists (select from public.project_states
        where id = new.replaced_by and id <> new.id and project_id = new.project_id and status = new.status and deleted_at is null) then
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Choose a state of the project that is there and means the same.';
    end if;
    return new;
  end if;
  -- (Two who add at once are counted one after the other.)
  perform pg_advisory_xact_lock(hashtextextended('project_states ' || new.project_id, 0));
  if (select count(*) from public.project_states where project_id = new.project_id and deleted_at is null) >= 30 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A project has 30 states of its own at most. Remove one first.';
  end if;
  new.replaced_by := null;
  if tg_op = 'INSERT' then
    new.rank := 1 + coalesce((select max(rank) from public.project_states where project_id = new.project_id and deleted_at is null), 0);
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update of name, deleted_at on public.project_states for each row execute function app.keep_project_state();
