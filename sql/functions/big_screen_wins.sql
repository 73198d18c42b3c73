-- What was won today: how much, and the last eight of it. A key tells one from another and says nothing else.
-- after: big_screen_won, company_day
create or replace function app.big_screen_wins(p_screen public.big_screens, p_today date default app.company_day()) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with won as materialized (select * from app.big_screen_won(p_screen, p_today, p_today)),
    newest as (select w.*, p.name as owner from (select * from won order by at desc, id limit 8) w left join public.people p on p.id = w.owner_id)
  select jsonb_build_object('count', (select count(*) from won), 'worth', (select round(coalesce(sum(worth), 0), 2) from won),
    'unrated', (select count(*) from won where unrated),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('key', left(md5(p_screen.id::text || id || at), 16), 'at', at, 'worth', round(worth, 2),
      'who', case when not p_screen.names_hidden then owner end, 'about', case when not p_screen.names_hidden then about end)
      order by at desc, id), '[]') from newest))
$$;
grant execute on function app.big_screen_wins(public.big_screens, date) to tandem_roles, tandem_definer;
