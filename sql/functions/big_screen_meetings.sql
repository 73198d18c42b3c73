-- The next six calls, meetings and visits, from those that are still going on; what has a day and no hour stands at its beginning. Where names
-- are hidden, what it is about may hold one, too.
-- after: big_screen_start
create or replace function app.big_screen_meetings(p_screen public.big_screens, p_now timestamptz default now()) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with clock as materialized (select time_zone as zone, app.big_screen_start((p_now at time zone time_zone)::date) as day from public.company),
    coming as (select a.id, a.kind, a.at, (a.at at time zone (select zone from clock))::time = '00:00' as all_day, a.subject, a.about, a.owner_id
      from public.activities a
     where a.deleted_at is null and a.parent_deleted_at is null and a.state = 'planned' and a.kind in ('call', 'meeting', 'visit')
       and (p_screen.about_team_id is null or a.team_id = p_screen.about_team_id) and a.at >= (select day from clock)
       and (a.at >= p_now or a.at + coalesce(a.duration, 0) * interval '1 minute' >= p_now
         or (a.at at time zone (select zone from clock))::time = '00:00')
     order by a.at, a.id limit 6)
  select jsonb_build_object('rows', coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'at', c.at, 'all_day', c.all_day,
    'what', case when not p_screen.names_hidden then c.subject end, 'about', case when not p_screen.names_hidden then c.about end,
    'who', case when not p_screen.names_hidden then p.name end) order by c.at, c.id), '[]'))
    from coming c left join public.people p on p.id = c.owner_id
$$;
grant execute on function app.big_screen_meetings(public.big_screens, timestamptz) to tandem_roles, tandem_definer;
