-- An entry has a minute at least, a day of one person 24 hours at most, and nobody enters what lies further ahead than a month.
create or replace function app.bound_time() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is not null or new.minutes is null or (tg_op = 'UPDATE' and (new.owner_id, new.day, new.minutes, new.deleted_at)
    is not distinct from (old.owner_id, old.day, old.minutes, old.deleted_at)) then return new; end if;
  if new.minutes not between 1 and 1440
  then raise 'TIME' using errcode = '23514', column = 'minutes', detail = 'an entry has from 1 minute to 24 hours'; end if;
  if app.actor_id() is not null and new.day > app.company_day() + 31
  then raise 'TIME' using errcode = '23514', column = 'day', detail = 'time is entered at most a month ahead'; end if;
  perform pg_advisory_xact_lock(hashtextextended('time of ' || new.owner_id, 0));
  if new.minutes > app.left_of_day(new)
  then raise 'TIME' using errcode = '23514', column = 'minutes', detail = 'a day has 24 hours, and other entries take the rest of it'; end if;
  return new;
end $$;
create or replace trigger g_day before insert or update on public.time_entries for each row execute function app.bound_time();
