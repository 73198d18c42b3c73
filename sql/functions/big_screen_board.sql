-- Who did most in this month: deals won, what they are worth, activities done. Whose names are hidden has a place and no name.
-- after: big_screen_won, company_day
create or replace function app.big_screen_board(p_screen public.big_screens, p_today date default app.company_day()) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with won as (select owner_id, count(*) as deals, coalesce(sum(worth), 0) as worth
      from app.big_screen_won(p_screen, date_trunc('month', p_today)::date, p_today) group by owner_id),
    done as (select owner_id, count(*) as activities from public.activities a where a.deleted_at is null and a.state = 'done'
      and (p_screen.about_team_id is null or a.team_id = p_screen.about_team_id)
      and a.at >= app.big_screen_start(date_trunc('month', p_today)::date) and a.at < app.big_screen_start(p_today + 1) group by owner_id),
    ranked as (select p.id, p.name, coalesce(w.deals, 0) as deals, coalesce(w.worth, 0) as worth, coalesce(d.activities, 0) as activities
      from won w full join done d using (owner_id) join public.people p on p.id = owner_id
     order by 3 desc, 4 desc, 5 desc, p.id limit 8)
  select jsonb_build_object('month', date_trunc('month', p_today)::date, 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'who', case when not p_screen.names_hidden then name end, 'deals', deals, 'worth', round(worth, 2), 'activities', activities)
      order by deals desc, worth desc, activities desc, id), '[]')) from ranked
$$;
grant execute on function app.big_screen_board(public.big_screens, date) to tandem_roles, tandem_definer;
