-- Keeps what is expected of this month and the two after it, as it is said today in the company: once a day, and forgets what is older than three years.
-- after: worths
create or replace function app.keep_forecasts() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_today date := app.company_day(); v_zone text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.forecast_days select v_today, currency from public.company on conflict do nothing;
  if not found then return; end if;
  select time_zone into v_zone from public.company;
  insert into app.forecasts (day, month, owner_id, team_id, won, committed, best, weighted)
    select v_today, m.month::date, l.owner_id, l.team_id,
        coalesce(sum(l.value * w.rate) filter (where s.type = 'won'), 0),
        coalesce(sum(l.value * w.rate) filter (where s.type <> 'won' and s.forecast = 'commit'), 0),
        coalesce(sum(l.value * w.rate) filter (where s.type <> 'won' and s.forecast in ('commit', 'best')), 0),
        coalesce(sum(l.weighted * w.rate) filter (where s.type <> 'won'), 0)
      from generate_series(date_trunc('month', v_today), date_trunc('month', v_today) + interval '2 months', interval '1 month') m (month)
      join public.stages s on s.type in ('won', 'open')
      join public.leads l on l.stage = s.key and l.deleted_at is null and date_trunc('month', case s.type
        when 'won' then l.stage_entered_at at time zone v_zone else l.expected_close::timestamp end) = m.month
      left join app.worths() w on w.currency = l.currency
     group by m.month, l.owner_id, l.team_id;
  delete from app.forecast_days where day < v_today - interval '3 years';
end $$;
grant execute on function app.keep_forecasts() to tandem_system;
