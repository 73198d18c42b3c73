-- How many working days come after one day up to another, this one with it; negative where it lies before. (So many working days added to
-- the first are the last one, where that is one: app.plus_working_days.) Of more than ten years, those of the first ten.
-- after: works_on
create or replace function app.working_days_between(p_from date, p_to date) returns int
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when p_to < p_from then -1 else 1 end * count(*)::int
    from generate_series(greatest(least(p_from, p_to), p_from - 3660), least(greatest(p_from, p_to), p_from + 3660), interval '1 day') d (day)
   where d.day <> p_from and app.works_on(d.day::date)
$$;
