-- How many minutes active colleagues have in weeks from a Monday on, and on how many days they are away: the company's working time, by their
-- own hours a week where they have some, without days off and absences. Of the week that runs, what is left of it from today on.
-- after: company_day
create or replace function app.capacity_of(p_from date, p_weeks int) returns table (person_id uuid, week int, minutes real, away real)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with company as materialized (select working_week, app.company_day() as today from public.company),
  usual as materialized (select d as isodow, case when c.working_week = '{}' then case when d < 6 then 420 else 0 end
      else coalesce((select sum((span ->> 1)::int - (span ->> 0)::int) from jsonb_array_elements(c.working_week -> d::text) span), 0) end::real as minutes
    from company c, generate_series(1, 7) d),
  whole as materialized (select nullif(sum(minutes), 0) as minutes from usual),
  days as materialized (select d.day::date as day, (d.day::date - p_from) / 7 as week, u.minutes from company c,
      generate_series(p_from, p_from + p_weeks * 7 - 1, interval '1 day') d (day) join usual u on u.isodow = extract(isodow from d.day)
    where d.day::date >= c.today and app.works_on(d.day::date)),
  weeks as materialized (select n as week, coalesce(sum(d.minutes), 0) as minutes
    from generate_series(0, p_weeks - 1) n left join days d on d.week = n group by n),
  away as (select a.person_id, a.week, sum(a.share) as days, sum(a.share * a.minutes) as minutes
    from (select b.person_id, d.day, d.week, d.minutes, least(1, sum(case when b.half_days then 0.5 else 1 end)) as share from public.absences b
      join days d on d.day between b.starts_on and b.ends_on where b.deleted_at is null and b.ends_on >= p_from group by 1, 2, 3, 4) a group by 1, 2)
  select p.id, k.week, ((k.minutes - coalesce(a.minutes, 0)) * coalesce(p.weekly_hours * 60 / w.minutes, 1))::real, coalesce(a.days, 0)::real
    from public.people p cross join weeks k cross join whole w left join away a on a.person_id = p.id and a.week = k.week
   where p.kind = 'employee' and p.status = 'active' and p.deleted_at is null
$$;
grant execute on function app.capacity_of(date, int) to tandem_definer;
