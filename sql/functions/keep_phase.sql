-- A project has fifty phases at most, each with a place among them.
create or replace function app.keep_phase() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  if tg_op = 'UPDATE' and (new.deleted_at is not null or old.deleted_at is null) then return new; end if;
  -- (Two who add at once are counted one after the other.)
  perform pg_advisory_xact_lock(hashtextextended('phases ' || new.project_id, 0));
  if (select count(*) from public.phases where project_id = new.project_id and deleted_at is null) >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A project has 50 phases at most. Remove one first.';
  end if;
  if tg_op = 'INSERT' then
    new.rank := 1 + coalesce((select max(rank) from public.phases where project_id = new.project_id and deleted_at is null), 0);
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update of name, deleted_at on public.phases for each row execute function app.keep_phase();
