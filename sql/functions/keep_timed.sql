-- A project on which time was worked is not forgotten with what lies in the bin.
create or replace function app.keep_timed() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.time_entries where project_id = old.id) then raise 'TIME' using errcode = '23503'; end if;
  return old;
end $$;
create or replace trigger b_timed before delete on public.projects for each row execute function app.keep_timed();
