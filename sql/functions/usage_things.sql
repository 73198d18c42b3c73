-- What was used between two moments, by how many people: pages, and what was pressed on them, by what it is called; what was searched for and not found; and
-- how fast pages were on which kind of device, in milliseconds that three in four stayed below. What fewer than three people did is counted only as left out.
create or replace function app.usage_things(p_since timestamptz, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('usage_events', 'read');
  return (with used as materialized (select user_id, name, path, coalesce(properties ->> 'label', '') as label, lower(properties ->> 'query') as query
        from app.usage_events where at >= p_since and at < p_until and (name in ('page.view', 'search.none') or name like 'ui.press %')),
      things as (select 'pages' as kind, path as thing, count(*) as times, count(distinct user_id) as people from used where name = 'page.view' group by path
        union all select 'presses', label, count(*), count(distinct user_id) from used where name like 'ui.press %' and label <> '' group by label
        union all select 'searches', query, count(*), count(distinct user_id) from used where name = 'search.none' and query is not null group by query),
      ranked as (select *, row_number() over (partition by kind order by times desc, thing) as nth from things where people >= 3),
      speeds as (select path, coalesce(properties ->> 'device', 'unknown') as device, properties ->> 'metric' as metric, count(*) as times,
          round(percentile_cont(0.75) within group (order by (properties ->> 'value')::float8)::numeric) as p75
        from app.usage_events where name = 'page.speed' and at >= p_since and at < p_until and properties ->> 'metric' in ('LCP', 'INP')
         and jsonb_typeof(properties -> 'value') = 'number' group by 1, 2, 3 having count(distinct user_id) >= 3)
    select jsonb_build_object(
      'pages', (select coalesce(jsonb_agg(to_jsonb(r) - 'kind' - 'nth' order by nth), '[]') from ranked r where kind = 'pages' and nth <= 50),
      'presses', (select coalesce(jsonb_agg(to_jsonb(r) - 'kind' - 'nth' order by nth), '[]') from ranked r where kind = 'presses' and nth <= 50),
      'searches', (select coalesce(jsonb_agg(to_jsonb(r) - 'kind' - 'nth' order by nth), '[]') from ranked r where kind = 'searches' and nth <= 50),
      'left_out', (select coalesce(jsonb_object_agg(kind, few), '{}') from (select kind, count(*) as few from things where people < 3 group by 1) t),
      'speeds', (select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.path, s.device), '[]') from (
        select path, device, max(times) as views, max(p75) filter (where metric = 'LCP') as lcp, max(p75) filter (where metric = 'INP') as inp
          from speeds group by 1, 2 order by 3 desc, 1, 2 limit 60) s)));
end $$;
grant execute on function app.usage_things(timestamptz, timestamptz) to tandem_roles;
