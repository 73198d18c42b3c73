/**
 * What people are to win, by what they have won on average: a little more each year, most in autumn. Their teams' targets are what
 * theirs come to, the company's a little more than that.
 */
export const targets = `
  with months as (select m::date as month, 0.9 + 0.2 * (extract(month from m) in (3, 9, 10, 11))::int
        + 0.12 * (extract(year from m) - extract(year from now())) as part
      from generate_series(date_trunc('year', now() - interval '2 years'), date_trunc('year', now()) + interval '11 months', interval '1 month') m),
    people as (select p.id, p.team_id, sum(l.value) / 24 as won, count(*) / 24.0 as many from public.people p
      join public.leads l on l.owner_id = p.id join public.stages s on s.key = l.stage and s.type = 'won' group by p.id),
    theirs as (select p.id, p.team_id, m.month, round(p.won * m.part, -3) as value, greatest(1, round(p.many * m.part)) as won from people p, months m),
    lines as (
      select month, team_id, id as person_id, value, won from theirs
      union all select month, team_id, null, sum(value), sum(won) from theirs group by month, team_id
      union all select month, null, null, round(sum(value) * 1.05, -3), round(sum(won) * 1.05) from theirs group by month)
  insert into public.targets (measure, month, team_id, person_id, amount)
  select 'won_value', month, case when person_id is null then team_id end, person_id, value from lines
  union all select 'won', month, case when person_id is null then team_id end, person_id, won from lines
  union all select 'new', m.month, null, null, round(360 * m.part, -1) from months m`;

/** What sources cost: so much for each lead that came, and a fair in its month. */
export const costs = `
  insert into public.source_costs (source, month, amount)
  select l.source, date_trunc('month', l.created_at)::date, round(count(*) * c.each + coalesce(c.once, 0))
    from public.leads l join (values ('Salon Pro, Rouen', 40, 1800), ('Site web', 14, null), ('LinkedIn', 38, null), ('Newsletter', 6, 120)) c (source, each, once) on c.source = l.source
   where l.created_at < now() group by 1, 2, c.each, c.once order by 2, 1`;
