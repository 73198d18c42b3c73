-- How many people opened the app between two days of the company, day by day; of how many who may sign in nothing is counted, since they did not agree;
-- and of those who came first in one of the last twelve weeks how many came again in the weeks after (null where they are one or two).
-- after: of_three
create or replace function app.usage_people(p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_zone text := (select time_zone from public.company); v_week date := date_trunc('week', app.company_day()); v_agreed bigint; v_people bigint;
begin
  perform app.require('usage_events', 'read');
  select count(*) filter (where f.consents ? 'usage'), count(*) into v_agreed, v_people
    from public.people p left join app.preferences f on f.user_id = p.id where p.status = 'active' and p.deleted_at is null;
  return jsonb_build_object('agreed', v_agreed, 'people', v_people,
    'active', (select app.of_three(count(distinct user_id)) from app.usage_events where name = 'page.view'
      and at >= p_from::timestamp at time zone v_zone and at < (p_until + 1)::timestamp at time zone v_zone),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'people', people) order by day), '[]') from (
      select (at at time zone v_zone)::date as day, app.of_three(count(distinct user_id)) as people from app.usage_events where name = 'page.view'
        and at >= p_from::timestamp at time zone v_zone and at < (p_until + 1)::timestamp at time zone v_zone group by 1) d),
    'weeks', (with seen as (select distinct user_id, date_trunc('week', at at time zone v_zone)::date as week from app.usage_events where name = 'page.view'),
        firsts as (select user_id, min(week) as first from seen group by 1 having min(week) >= v_week - 77),
        came as (select f.first, (s.week - f.first) / 7 as nth, count(*) as people from firsts f join seen s using (user_id) group by 1, 2)
      select coalesce(jsonb_agg(jsonb_build_object('week', first, 'people', people, 'came', came) order by first), '[]') from (
        select first, max(people) as people, jsonb_object_agg(nth, app.of_three(people)) as came
          from came group by first having max(people) filter (where nth = 0) >= 3) c));
end $$;
grant execute on function app.usage_people(date, date) to tandem_roles;
