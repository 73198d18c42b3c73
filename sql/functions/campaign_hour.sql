-- When a letter may leave at the earliest: now within these hours of the company's clock, else at the next beginning of them.
create or replace function app.campaign_hour(p_from int, p_until int) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when extract(hour from t.here) >= p_from and extract(hour from t.here) < p_until then now()
      else (date_trunc('day', t.here) + make_interval(days => case when extract(hour from t.here) < p_from then 0 else 1 end, hours => p_from))
        at time zone t.time_zone end
    from (select now() at time zone time_zone as here, time_zone from public.company) t
$$;
grant execute on function app.campaign_hour(int, int) to tandem_definer;
