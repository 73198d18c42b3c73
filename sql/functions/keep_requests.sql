-- Adds what a server has measured since it last said so to the present minute, hour and day.
create or replace function app.keep_requests(p_rows jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.request_counts as c (span, at, route, requests, refused, failed, buckets)
  select s.span, date_trunc(s.span, now(), 'UTC'), left(r.route, 200), r.requests, r.refused, r.failed, r.buckets
    from jsonb_to_recordset(p_rows) r (route text, requests int, refused int, failed int, buckets int[]),
      unnest('{minute,hour,day}'::text[]) s (span)
  -- (In one order, so that two servers do not wait for each other.)
   order by r.route, s.span
  on conflict (span, at, route) do update set requests = c.requests + excluded.requests, refused = c.refused + excluded.refused,
    failed = c.failed + excluded.failed,
    buckets = array(select b.had + b.more from unnest(c.buckets, excluded.buckets) with ordinality b (had, more, no) order by b.no);
end $$;
grant execute on function app.keep_requests(jsonb) to tandem_system;
