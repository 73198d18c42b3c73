-- What one person writes of time is written one after the other, from the first row that is held: two timers that are started at once, and
-- two entries that together have more than a day, would not see each other.
create or replace function app.time_in_turn() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null and pg_trigger_depth() = 1 then
    perform pg_advisory_xact_lock(hashtextextended('time of ' || app.actor_id(), 0));
  end if;
  return null;
end $$;
create or replace trigger a_turn before insert or update on public.time_entries for each statement execute function app.time_in_turn();
