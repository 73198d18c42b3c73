-- Asks people once a week about last week's working days without any time of theirs: from their Monday on, at the hour at which their
-- digest comes, or nine; those who have entered time within eight weeks. A week that was looked at is not looked at again.
create or replace function app.remind_of_time() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_week jsonb; v_zone text; v_drafts app.notice_draft[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select working_week, time_zone into v_week, v_zone from public.company;
  with due as (select p.id, (p.created_at at time zone p.time_zone)::date as since, m.day as monday
      from public.people p left join app.notification_settings s on s.user_id = p.id,
        lateral (select date_trunc('week', now() at time zone p.time_zone) as this) w, lateral (select (w.this - interval '7 days')::date as day) m
      where p.kind = 'employee' and p.status = 'active' and p.deleted_at is null
        and now() at time zone p.time_zone >= w.this + coalesce(s.digest_hour, 9) * interval '1 hour'
        and not exists (select from app.time_reminders r where r.user_id = p.id and r.week >= m.day)
        and exists (select from public.time_entries t where t.owner_id = p.id and t.deleted_at is null and t.day between m.day - 49 and m.day + 6)
      order by p.id limit 500),
    noted as (insert into app.time_reminders as r (user_id, week) select id, monday from due
      on conflict (user_id) do update set week = excluded.week where r.week < excluded.week returning user_id),
    missing as (select due.id, due.monday, array_agg(d.day::date::text order by d.day) as days from due join noted n on n.user_id = due.id,
        generate_series(due.monday, due.monday + 6, interval '1 day') d (day)
      where d.day >= due.since and exists (select from app.working_spans(d.day::date, v_week, v_zone))
        and not exists (select from public.time_entries t where t.owner_id = due.id and t.day = d.day::date and t.deleted_at is null) group by 1, 2)
  select array_agg((m.id, 'time_missing', 'info', 'Days of last week without time: {{count}}', array_to_string(m.days, ', '),
      '/tasks?tab=time&view=week&week=' || m.monday, null, null, null,
      jsonb_build_object('days', m.days, 'count', cardinality(m.days)), concat_ws(':', 'time_missing', m.monday), now())::app.notice_draft) into v_drafts
    from missing m
   where app.goes_by(m.id, 'time_missing', 'in_app') or app.goes_by(m.id, 'time_missing', 'email') or app.goes_by(m.id, 'time_missing', 'push');
  perform app.tell(v_drafts);
end $$;
grant execute on function app.remind_of_time() to tandem_system;
