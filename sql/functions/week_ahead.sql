-- The Monday of the week of a day, of the week that runs at the earliest, and within two years: all that is open lies ahead.
-- after: company_day
create or replace function app.week_ahead(p_day date) returns date
language sql stable set search_path = pg_catalog, pg_temp as $$
  select date_trunc('week', least(greatest(coalesce(p_day, today), today), today + 730))::date
    from app.company_day() today
$$;
grant execute on function app.week_ahead(date) to tandem_definer;
