-- When a letter was written: as it says, unless that is more than a week from when it came.
create or replace function app.moment_of(p_says timestamptz, p_came timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select least(case when p_says between p_came - interval '7 days' and p_came + interval '7 days' then p_says else p_came end, now())
$$;
grant execute on function app.moment_of(timestamptz, timestamptz) to tandem_definer;
