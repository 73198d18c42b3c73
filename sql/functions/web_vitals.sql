-- How fast pages were for those who agreed that their use is noted: of each page and measure the value that three in four stayed below.
create or replace function app.web_vitals(p_since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/monitoring', 'read');
  return (select coalesce(jsonb_agg(v order by v.views desc, v.path), '[]') from (
    select path, max(n) as views, jsonb_object_agg(metric, p75) as p75 from (
      select path, properties ->> 'metric' as metric, count(*) as n,
          percentile_cont(0.75) within group (order by (properties ->> 'value')::float8) as p75
        from app.usage_events where name = 'page.speed' and at >= p_since and path is not null
         and properties ->> 'metric' in ('LCP', 'INP', 'CLS', 'TTFB') and jsonb_typeof(properties -> 'value') = 'number'
       group by 1, 2) m group by path order by 2 desc, 1 limit 100) v);
end $$;
grant execute on function app.web_vitals(timestamptz) to tandem_roles;
