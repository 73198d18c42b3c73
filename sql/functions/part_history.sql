-- after: state_rank
-- The last 90 days in the reader's time zone, and of each part of the installation the worst state of each of them (null where it was
-- not looked at), its present state and since when, for whoever may open the page of system health.
create or replace function app.part_history() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_zone text := coalesce((select p.time_zone from public.people p where p.id = app.user_id()), 'UTC');
begin
  perform app.require('/system-health', 'read');
  return (with days as materialized (
      select (now() at time zone v_zone)::date - n as day from generate_series(89, 0, -1) n),
    worst as materialized (
      select h.part, (hour at time zone v_zone)::date as day, max(app.state_rank(h.state)) as rank
        from app.part_hours h, generate_series(h.from_hour, h.to_hour, interval '1 hour') hour group by 1, 2)
    select jsonb_build_object(
      'days', (select jsonb_agg(d.day order by d.day) from days d),
      'parts', (select coalesce(jsonb_agg(jsonb_build_object('part', s.part, 'state', s.state, 'since', s.since,
          'days', (select jsonb_agg(('{off,good,warning,bad}'::text[])[w.rank] order by d.day)
            from days d left join worst w on w.part = s.part and w.day = d.day)) order by s.part), '[]')
        from app.part_states s where s.seen_at > now() - interval '1 hour')));
end $$;
grant execute on function app.part_history() to tandem_roles;
