-- Of the last months, this one among them, what was expected when they began (the first day that was kept of them) and what came: amounts in the company's
-- currency. Expected is what was won by then and the rest of it; a month that was not kept from its first week on has no expectation.
-- after: company_day, leads_of, worths
create or replace function app.forecasts_kept(p_months int, p_of jsonb) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with months as (select m::date as month from generate_series(date_trunc('month', app.company_day()) - make_interval(months => p_months - 1),
        date_trunc('month', app.company_day()), interval '1 month') m),
    came as (select date_trunc('month', l.stage_entered_at at time zone c.time_zone)::date as month, sum(l.value * w.rate) as worth, count(*) as won
      from public.company c, app.leads_of(p_of) l left join app.worths() w on w.currency = l.currency
     where l.stage in (select key from public.stages where type = 'won')
       and l.stage_entered_at >= (select min(month)::timestamp from months) at time zone c.time_zone group by 1),
    first_days as (select m.month, min(d.day) as day from months m join app.forecast_days d on d.day >= m.month and d.day < m.month + 7
        and d.currency = (select currency from public.company) group by 1),
    said as (select d.month, d.day, coalesce(sum(f.won + f.weighted), 0) as weighted, coalesce(sum(f.won + f.committed), 0) as committed,
        coalesce(sum(f.won + f.best), 0) as best
      from first_days d left join app.forecasts f on f.month = d.month and f.day = d.day
       and (p_of ->> 'owner' is null or f.owner_id = (p_of ->> 'owner')::uuid) and (p_of ->> 'team' is null or f.team_id = (p_of ->> 'team')::uuid)
       and (p_of ->> 'unowned' is null or f.owner_id is null) group by 1, 2)
  select jsonb_agg(jsonb_build_object('month', m.month, 'day', s.day, 'weighted', s.weighted, 'committed', s.committed, 'best', s.best,
      'came', round(coalesce(c.worth, 0), 2), 'won', coalesce(c.won, 0)) order by m.month)
    from months m left join said s using (month) left join came c using (month)
$$;
grant execute on function app.forecasts_kept(int, jsonb) to tandem_roles;
