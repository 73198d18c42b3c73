-- How leads were closed between two moments: how many won and lost, what the won ones came to in the company's currency (unvalued have an amount without a
-- rate), how many days the half of them took from the first (of those that were not made as won ones, as imports do); and how many are open now. What
-- velocity is made of.
-- after: leads_of, worths
create or replace function app.sales_pace(p_since timestamptz, p_until timestamptz, p_of jsonb) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with closed as (select s.type, l.value, l.value * w.rate as worth, nullif(extract(epoch from l.stage_entered_at - l.created_at), 0) / 86400 as days
      from app.leads_of(p_of) l join public.stages s on s.key = l.stage left join app.worths() w on w.currency = l.currency
     where s.type in ('won', 'lost') and l.stage_entered_at >= p_since and l.stage_entered_at < p_until)
  select jsonb_build_object('won', count(*) filter (where type = 'won'), 'lost', count(*) filter (where type = 'lost'),
      'worth', round(coalesce(sum(worth) filter (where type = 'won'), 0), 2), 'valued', count(worth) filter (where type = 'won'),
      'unvalued', count(*) filter (where type = 'won' and value is not null and worth is null),
      'half_days', round(percentile_cont(0.5) within group (order by days) filter (where type = 'won')::numeric, 1),
      'open', (select count(*) from app.leads_of(p_of) l where l.stage in (select key from public.stages where type in ('open', 'on_hold'))))
    from closed
$$;
grant execute on function app.sales_pace(timestamptz, timestamptz, jsonb) to tandem_roles;
