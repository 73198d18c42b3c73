-- When a day begins in the company.
create or replace function app.big_screen_start(p_day date) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_day::timestamp at time zone time_zone from public.company
$$;
grant execute on function app.big_screen_start(date) to tandem_roles, tandem_definer;
