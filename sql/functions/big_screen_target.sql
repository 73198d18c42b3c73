-- What was won in this quarter, day by day, and what was to be: the company's own target where it has one, else what its teams are to reach
-- together; of a month that is not over, by today, the part of it that is.
-- after: big_screen_won, company_day
create or replace function app.big_screen_target(p_screen public.big_screens, p_today date default app.company_day()) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with span as (select date_trunc('quarter', p_today)::date as from_day, (date_trunc('quarter', p_today) + interval '3 months')::date - 1 as until_day),
    won as materialized (select w.* from span, app.big_screen_won(p_screen, from_day, p_today) w),
    days as (select day, sum(sum(worth)) over (order by day) as worth from won group by day),
    known as (select t.*, extract(day from t.month + interval '1 month' - interval '1 day') as days from span, public.targets t
      where t.deleted_at is null and t.measure = 'won_value' and t.person_id is null and t.month between from_day and until_day
        and (p_screen.about_team_id is null or t.team_id = p_screen.about_team_id)),
    meant as (select * from known where p_screen.about_team_id is not null or team_id is null or not exists (select from known k where k.team_id is null))
  select jsonb_build_object('from', from_day, 'until', until_day, 'today', p_today,
      'won', (select round(coalesce(sum(worth), 0), 2) from won), 'deals', (select count(*) from won),
      'unrated', (select count(*) from won where unrated),
      'target', (select sum(amount) from meant),
      'by_now', (select round(sum(amount * least(greatest(p_today - month + 1, 0), days) / days), 2) from meant),
      'line', (select coalesce(jsonb_agg(jsonb_build_array(day, round(coalesce(worth, 0), 2)) order by day), '[]') from days))
    from span
$$;
grant execute on function app.big_screen_target(public.big_screens, date) to tandem_roles, tandem_definer;
