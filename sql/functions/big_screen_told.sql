-- What a screen shows at this moment: the tiles that it was given and no others, as far as the caller sees what they are made of. A
-- device link asks as the company (app.big_screen_shown), a colleague under their own rights.
-- after: big_screen_target, big_screen_wins, big_screen_board, big_screen_pipeline, big_screen_meetings
create or replace function app.big_screen_told(p_screen public.big_screens) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('name', p_screen.name, 'layout', p_screen.layout, 'seconds', p_screen.seconds, 'theme', p_screen.theme,
      'language', p_screen.language, 'names_hidden', p_screen.names_hidden, 'at', now(), 'currency', c.currency, 'time_zone', c.time_zone,
      'company', jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo),
      'team', (select t.name from public.teams t where t.id = p_screen.about_team_id),
      'tiles', (select jsonb_agg(jsonb_build_object('tile', x.tile) || case x.tile when 'target' then app.big_screen_target(p_screen)
          when 'wins' then app.big_screen_wins(p_screen) when 'board' then app.big_screen_board(p_screen)
          when 'pipeline' then app.big_screen_pipeline(p_screen) when 'meetings' then app.big_screen_meetings(p_screen) end order by x.no)
        from unnest(p_screen.tiles) with ordinality x (tile, no)))
    from public.company c
$$;
grant execute on function app.big_screen_told(public.big_screens) to tandem_roles, tandem_definer;
