-- The first time of a rhythm after a moment. The day and the hour are those of the zone's clocks: an hour that is left out in spring
-- is the one after it, and of one that comes twice in autumn the second is meant, so that each day has one time. A month that has
-- fewer days has its time on the last of them.
create or replace function app.next_time(p_rhythm text, p_weekday text, p_day int, p_at time, p_zone text, p_after timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select min(at) from (select (day + p_at) at time zone p_zone as at
      from (select (p_after at time zone p_zone)::date + n as day from generate_series(-1, 62) n) days
     where case p_rhythm when 'daily' then true
       when 'weekdays' then extract(isodow from day) < 6
       when 'weekly' then extract(isodow from day)
         = array_position('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[], p_weekday)
       when 'monthly' then extract(day from day) = least(p_day, extract(day from date_trunc('month', day) + interval '1 month' - interval '1 day')) end) times
   where at > p_after
$$;
grant execute on function app.next_time(text, text, int, time, text, timestamptz) to tandem_definer;
