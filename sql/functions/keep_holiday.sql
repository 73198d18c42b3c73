-- A public holiday is worked on or not; it is no person's to remove, since it would come back.
create or replace function app.keep_holiday() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A public holiday is not removed. Say that the company works on it.';
  end if;
  return new;
end $$;
create or replace trigger e_keep before update of deleted_at on public.holidays
  for each row when (old.region is not null and new.deleted_at is not null) execute function app.keep_holiday();
