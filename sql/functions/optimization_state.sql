-- What could be faster or tidier, for whoever may open the page of it: durations of two weeks by route and page, sizes and reads of
-- tables, indexes that nobody used, and gaps in the data. What is too much is judged by the server (src/optimization/judge.ts).
-- after: data_gaps
create or replace function app.optimization_state() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_week timestamptz := date_trunc('day', now() - interval '6 days', 'UTC'); v_before timestamptz := v_week - interval '7 days';
begin
  perform app.require('/optimization', 'read');
  return jsonb_build_object(
    'now', now(), 'week', v_week,
    'counted_since', (select coalesce(stats_reset, pg_postmaster_start_time()) from pg_stat_database where datname = current_database()),
    'routes', (with filled as (select c.route, c.at >= v_week as present, b.no - 1 as bucket, sum(b.n) as n
          from app.request_counts c, unnest(c.buckets) with ordinality b (n, no) where c.span = 'day' and c.at >= v_before and b.n > 0 group by 1, 2, 3)
      select coalesce(jsonb_agg(r order by r.route, r.present), '[]')
        from (select route, present, sum(n) as requests, jsonb_object_agg(bucket, n) as buckets from filled group by 1, 2) r),
    'pages', (select coalesce(jsonb_agg(p order by p.path, p.present), '[]') from (
      select path, at >= v_week as present, count(*) as views,
          percentile_cont(0.75) within group (order by (properties ->> 'value')::float8) as ms
        from app.usage_events where name = 'page.speed' and at >= v_before and path is not null and properties ->> 'metric' = 'LCP'
         and jsonb_typeof(properties -> 'value') = 'number' group by 1, 2 order by 3 desc limit 200) p),
    'tables', (select coalesce(jsonb_agg(t order by t.bytes desc), '[]') from (
      select format('%s.%s', schemaname, relname) as name, n_live_tup as rows, pg_total_relation_size(relid) as bytes,
          pg_indexes_size(relid) as index_bytes, seq_scan as whole_reads, seq_tup_read as whole_rows, idx_scan as index_reads
        from pg_stat_user_tables where schemaname in ('public', 'app', 'auth') order by pg_total_relation_size(relid) desc limit 50) t),
    'unused', (select coalesce(jsonb_agg(i order by i.bytes desc), '[]') from (
      select format('%s.%s', s.schemaname, s.relname) as table, s.indexrelname as name, pg_relation_size(s.indexrelid) as bytes
        from pg_stat_user_indexes s join pg_index x using (indexrelid)
       where s.idx_scan = 0 and not x.indisunique and s.schemaname in ('public', 'app') and pg_relation_size(s.indexrelid) >= 1000000
       order by 3 desc limit 50) i),
    'gaps', app.data_gaps());
end $$;
grant execute on function app.optimization_state() to tandem_roles;
