// Where leads stood before they stand where they do, by the log of what their people did.
const stays = `with changes as (select g.row_id as lead_id, g.at, g.before ->> 'stage' as was, g.after ->> 'stage' as becomes, l.created_at,
      row_number() over (partition by g.row_id order by g.at, g.id) as nth
    from app.log g join public.leads l on l.id = g.row_id where g.entity = 'leads' and g.before ? 'stage' and g.after ? 'stage'),
  entered as (select lead_id, least(created_at, at - interval '1 minute') as entered_at, was as stage from changes where nth = 1
    union all select lead_id, at, becomes from changes),
  told as (select distinct on (lead_id, entered_at) * from entered order by lead_id, entered_at, stage),
  gone as (delete from app.lead_stays where lead_id in (select lead_id from told))
  insert into app.lead_stays (lead_id, entered_at, stage, left_at, went_to)
    select lead_id, entered_at, stage, lead(entered_at) over w, lead(stage) over w from told window w as (partition by lead_id order by entered_at)
    on conflict (lead_id, entered_at) do update set stage = excluded.stage, left_at = excluded.left_at, went_to = excluded.went_to`;

// What was expected of the last months when they began: what came, more or less.
const forecasts = `with months as (select (date_trunc('month', app.company_day()) - make_interval(months => nth))::date as month, nth
      from generate_series(0, 6) nth),
    kept as (insert into app.forecast_days select m.month, c.currency from months m, public.company c on conflict do nothing returning day)
  insert into app.forecasts (day, month, owner_id, team_id, won, committed, best, weighted)
  select m.month, m.month, l.owner_id, l.team_id, 0, round(sum(l.value * w.rate) * (0.55 + 0.1 * (m.nth % 3)), 2),
      round(sum(l.value * w.rate) * (1.35 - 0.1 * (m.nth % 2)), 2), round(sum(l.value * w.rate) * (0.8 + 0.15 * (m.nth % 3)), 2)
    from months m join kept on kept.day = m.month cross join public.company c
    join public.leads l on l.stage = 'won' and l.value is not null
      and date_trunc('month', l.stage_entered_at at time zone c.time_zone)::date = case m.nth when 0 then m.month - interval '1 month' else m.month end
    join app.worths() w on w.currency = l.currency
   group by m.month, m.nth, l.owner_id, l.team_id`;

// Those of the sales people who agreed that their use is counted, and what they did in the last eight weeks.
const agreed = `insert into app.preferences (user_id, consents)
  select id, jsonb_build_object('usage', now() - interval '60 days') from public.people where email ~ '^sales[4-8]@'
  on conflict (user_id) do update set consents = excluded.consents`;

const usage = `insert into app.usage_events (id, user_id, name, at, path, properties)
  select gen_random_uuid(), p.id, e.name,
      least(now() - interval '1 minute', d.day + interval '8 hours' + (d.nth * 37 + p.nth * 11 + v.nth * 53) % 540 * interval '1 minute'),
      v.path, case e.name when 'page.view' then '{}' when 'ui.press button' then jsonb_build_object('label', v.label)
        when 'search.none' then jsonb_build_object('query', v.words)
        else jsonb_build_object('metric', e.metric, 'rating', 'good', 'device', case p.nth % 3 when 0 then 'phone' else 'desktop' end,
          'value', (case e.metric when 'LCP' then 700 else 60 end) + (d.nth * 31 + v.nth * 17 + p.nth * 97) % 400) end
    from (select id, row_number() over (order by email) as nth from public.people where email ~ '^sales[4-8]@') p,
      (select day, row_number() over (order by day desc) as nth from generate_series(now() - interval '56 days', now(), interval '1 day') day) d,
      (values (1, '/team/dashboard', 'Done', null), (2, '/leads', 'New lead', 'rouvrey'), (3, '/clients', 'Add filter', null), (4, '/tasks', 'New task', null),
        (5, '/dashboard/leads', 'as a table', null), (6, '/communications', 'Send', 'kerouet')) v (nth, path, label, words),
      (values ('page.view', null), ('ui.press button', null), ('page.speed', 'LCP'), ('page.speed', 'INP'), ('search.none', null)) e (name, metric)
   where extract(isodow from d.day) < 6 and d.nth <= 20 + p.nth * 8 and (d.nth + p.nth * v.nth) % (v.nth + 1) = 0
     and (e.name <> 'search.none' or v.words is not null and (d.nth + p.nth) % 9 = 0)`;

/** What the page of analytics is made of. */
export const analytics = [stays, forecasts, agreed, usage];
