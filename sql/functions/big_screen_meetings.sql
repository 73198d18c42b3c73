-- The next six calls, meetings and visits, from those that are still going on; what has a day and no hour stands at its beginning. Where names
-- are hidden, what it is about may hold one, too.
-- after: big_screen_start
create or replace function app.big_screen_meetings(p_screen public.big_screens, p_now timestamptz default now()) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with coming as (select a.id, a.kind, a.at, (a.at at time zone c.time_zone)::time = '00:00' as all_day, a.subject, a.about, p.name as who
      from public.company c, public.activities a left join public.people p on p.id = a.owner_id
     where a.deleted_at is null and a.parent_deleted_at is null and a.state = 'planned' and a.kind in ('call', 'meeting', 'visit')
       and (p_screen.about_team_id is null or a.team_id = p_screen.about_team_id)
       and a.at >= app.big_screen_start((p_now at time zone c.time_zone)::date)
       and ((a.at at time zone c.time_zone)::time = '00:00' or a.at + coalesce(a.duration, 0) * interval '1 minute' >= p_now)
     order by a.at, a.id limit 6)
  select jsonb_build_object('rows', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'all_day', all_day,
    'what', case when not p_screen.names_hidden then subject end, 'about', case when not p_screen.names_hidden then about end,
    'who', case when not p_screen.names_hidden then who end) order by at, id), '[]')) from coming
$$;
grant execute on function app.big_screen_meetings(public.big_screens, timestamptz) to tandem_roles, tandem_definer;
