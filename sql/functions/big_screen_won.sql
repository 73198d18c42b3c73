-- What was won in some days, the last one included, by the company's clock: of the screen's team where it is about one, and as far as
-- the caller sees it. Worth is in the company's currency, and null where the rate of another one is not known.
-- after: big_screen_start
create or replace function app.big_screen_won(p_screen public.big_screens, p_from date, p_until date)
returns table (id uuid, about text, owner_id uuid, day date, at timestamptz, worth numeric, unrated boolean)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select l.id, coalesce(nullif(btrim(l.company_name), ''), l.name), l.owner_id, (l.stage_entered_at at time zone c.time_zone)::date, l.stage_entered_at,
      case when l.currency = c.currency then l.value else l.value * r.rate end, l.value is not null and l.currency <> c.currency and r.rate is null
    from public.company c, public.leads l left join public.rates r on r.currency = l.currency and r.deleted_at is null
   where l.deleted_at is null and l.stage in (select key from public.stages where type = 'won')
     and (p_screen.about_team_id is null or l.team_id = p_screen.about_team_id)
     and l.stage_entered_at >= app.big_screen_start(p_from) and l.stage_entered_at < app.big_screen_start(p_until + 1)
$$;
grant execute on function app.big_screen_won(public.big_screens, date, date) to tandem_roles, tandem_definer;
