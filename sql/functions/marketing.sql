-- The campaigns that run between two days, at most 200, the latest first, each with all that came of it until now: leads that it brought first, as far as the
-- caller sees them, with amounts in the company's currency. Qualified is a lead beyond the first stage of its pipeline that was not lost.
-- after: campaign_counts, worths
create or replace function app.marketing(p_from date, p_until date) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with shown as materialized (select c.id, c.name, c.kind, c.status, c.budget, c.cost, c.starts_on, c.ends_on from public.campaigns c
      where c.deleted_at is null and c.status not in ('idea', 'planned') and coalesce(c.starts_on, (c.created_at at time zone 'UTC')::date) <= p_until
        and coalesce(c.ends_on, 'infinity') >= p_from order by coalesce(c.starts_on, (c.created_at at time zone 'UTC')::date) desc, c.id limit 200),
    stages as (select key, type, rank > min(rank) over (partition by pipeline) as beyond from public.stages),
    brought as (select l.campaign_id, count(*) as leads, count(*) filter (where s.beyond and s.type <> 'lost') as qualified,
        count(*) filter (where s.type = 'won') as won, round(coalesce(sum(l.value * w.rate) filter (where s.type = 'won'), 0), 2) as won_value,
        round(coalesce(sum(l.value * w.rate) filter (where s.type in ('open', 'on_hold')), 0), 2) as open_value,
        count(*) filter (where l.value is not null and w.rate is null) as unvalued
      from public.leads l join stages s on s.key = l.stage left join app.worths() w on w.currency = l.currency
     where l.campaign_id in (select id from shown) and l.deleted_at is null group by 1)
  select jsonb_build_object('from', p_from, 'until', p_until, 'stages', (select jsonb_build_object(
      'qualified', coalesce(jsonb_agg(key) filter (where beyond and type <> 'lost'), '[]'), 'won', coalesce(jsonb_agg(key) filter (where type = 'won'), '[]'),
      'open', coalesce(jsonb_agg(key) filter (where type in ('open', 'on_hold')), '[]')) from stages),
    'campaigns', coalesce(jsonb_agg(to_jsonb(c)
        || coalesce(to_jsonb(b), '{"leads": 0, "qualified": 0, "won": 0, "won_value": 0, "open_value": 0, "unvalued": 0}') || to_jsonb(n) - 'campaign_id'
      order by coalesce(c.starts_on, '-infinity') desc, c.name, c.id), '[]'))
    from shown c left join brought b on b.campaign_id = c.id
    join app.campaign_counts(array(select id from shown)) n on n.campaign_id = c.id
$$;
grant execute on function app.marketing(date, date) to tandem_roles;
