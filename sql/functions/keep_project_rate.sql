-- A project has thirty rates by role at most, each for a name of its own.
create or replace function app.keep_project_rate() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  if tg_op = 'UPDATE' and (new.deleted_at is not null or old.deleted_at is null) then return new; end if;
  -- (Two who add at once are counted one after the other.)
  perform pg_advisory_xact_lock(hashtextextended('project_rates ' || new.project_id, 0));
  if (select count(*) from public.project_rates where project_id = new.project_id and deleted_at is null) >= 30 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A project has 30 rates by role at most. Remove one first.';
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update of name, deleted_at on public.project_rates for each row execute function app.keep_project_rate();
