-- What is being worked on, by stage: how many and how much, of one pipeline or of all, and of how many the worth is not known.
-- after: big_screen_worth
create or replace function app.big_screen_pipeline(p_screen public.big_screens) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with sums as (select l.stage, l.currency, count(*) as leads, count(l.value) as valued,
        sum(l.value) as value from public.leads l where l.deleted_at is null
      and (p_screen.about_team_id is null or l.team_id = p_screen.about_team_id)
      and l.stage in (select key from public.stages where type in ('open', 'on_hold')) group by l.stage, l.currency),
    worths as (select stage, sum(leads) as leads, coalesce(sum(app.big_screen_worth(value, currency)), 0) as worth,
      sum(valued) filter (where app.big_screen_worth(1, currency) is null) as unrated from sums group by stage),
    shown as (select s.name, s.rank, p.rank as way, coalesce(w.leads, 0) as leads, coalesce(w.worth, 0) as worth, w.unrated
      from public.stages s join public.pipelines p on p.key = s.pipeline and p.deleted_at is null left join worths w on w.stage = s.key
     where s.type in ('open', 'on_hold') and s.replaced_by is null and s.deleted_at is null
       and (p_screen.pipeline is null or s.pipeline = p_screen.pipeline))
  select jsonb_build_object('leads', (select coalesce(sum(leads), 0) from shown), 'worth', (select round(coalesce(sum(worth), 0), 2) from shown),
    'unrated', (select coalesce(sum(unrated), 0) from shown),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'leads', leads, 'worth', round(worth, 2)) order by way, rank), '[]')
      from (select * from shown order by way, rank limit 12) s))
$$;
grant execute on function app.big_screen_pipeline(public.big_screens) to tandem_roles, tandem_definer;
