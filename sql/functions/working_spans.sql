-- When the company works on a day; never on a day off.
create or replace function app.working_spans(p_day date, p_week jsonb, p_zone text) returns table (begins timestamptz, ends timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (p_day + (span ->> 0)::int * interval '1 minute') at time zone p_zone, (p_day + (span ->> 1)::int * interval '1 minute') at time zone p_zone
    from jsonb_array_elements(p_week -> extract(isodow from p_day)::text) span
   where not exists (select from public.holidays where day = p_day and not worked and deleted_at is null)
$$;
