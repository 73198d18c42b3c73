-- How many minutes of its day other entries of the same person leave to one; none where they are more.
create or replace function app.left_of_day(p public.time_entries) returns int
language sql stable set search_path = pg_catalog, pg_temp as $$
  select greatest(1440 - coalesce(sum(minutes), 0), 0)::int from public.time_entries
   where owner_id = p.owner_id and day = p.day and id <> p.id and deleted_at is null
$$;
grant execute on function app.left_of_day(public.time_entries) to tandem_definer;
