-- Requests since a moment by minute, hour or day, in all and by route, those of the last five minutes since the present release, and
-- the starts of releases, for whoever may open the page. Shares and percentiles follow from it (src/monitoring/figures.ts).
create or replace function app.request_figures(p_span text, p_since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/monitoring', 'read');
  return (with counts as materialized (select * from app.request_counts where span = p_span and at >= p_since),
    filled as materialized (select c.at, c.route, b.no - 1 as bucket, b.n
      from counts c, unnest(c.buckets) with ordinality b (n, no) where b.n > 0),
    step_buckets as (select at, jsonb_object_agg(bucket, n) as buckets
      from (select at, bucket, sum(n) as n from filled group by at, bucket) b group by at),
    route_buckets as (select route, jsonb_object_agg(bucket, n) as buckets
      from (select route, bucket, sum(n) as n from filled group by route, bucket) b group by route),
    steps as (select at, sum(requests) as requests, sum(refused) as refused, sum(failed) as failed from counts group by at),
    routes as (select route, sum(requests) as requests, sum(refused) as refused, sum(failed) as failed from counts group by route)
    select jsonb_build_object(
      'now', now(),
      'steps', coalesce((select jsonb_agg(s order by s.at) from (select * from steps left join step_buckets using (at)) s), '[]'),
      'routes', coalesce((select jsonb_agg(r order by r.route) from (select * from routes left join route_buckets using (route)) r), '[]'),
      'recent', (select jsonb_build_object('requests', coalesce(sum(requests), 0), 'failed', coalesce(sum(failed), 0))
        from app.request_counts where span = 'minute' and at > now() - interval '5 minutes'
          and at >= coalesce((select date_trunc('minute', max(at)) from app.release_starts), '-infinity')),
      'releases', coalesce((select jsonb_agg(r order by r.at desc)
        from (select at, number, version from app.release_starts order by at desc limit 50) r), '[]')));
end $$;
grant execute on function app.request_figures(text, timestamptz) to tandem_roles;
