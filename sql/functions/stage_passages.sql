-- Of each open stage how many leads entered it between two moments, where they went from it, and how many days the half and nine in ten of those that left
-- had stood there. On is further in the same pipeline, or won.
-- after: leads_of
create or replace function app.stage_passages(p_since timestamptz, p_until timestamptz, p_of jsonb) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with entered as (select s.stage, s.went_to, extract(epoch from s.left_at - s.entered_at) / 86400 as days
      from app.lead_stays s join app.leads_of(p_of) l on l.id = s.lead_id where s.entered_at >= p_since and s.entered_at < p_until)
  select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
    select e.stage, count(*) as entered, count(*) filter (where t.type = 'lost') as lost, count(*) filter (where e.went_to is null) as stand,
        count(*) filter (where t.type = 'won' or t.type = 'open' and t.pipeline = w.pipeline and t.rank > w.rank) as went_on,
        round(percentile_cont(0.5) within group (order by e.days)::numeric, 1) as half_days,
        round(percentile_cont(0.9) within group (order by e.days)::numeric, 1) as most_days
      from entered e join public.stages w on w.key = e.stage left join public.stages t on t.key = e.went_to
     where w.type in ('open', 'on_hold') group by e.stage) p
$$;
grant execute on function app.stage_passages(timestamptz, timestamptz, jsonb) to tandem_roles;
