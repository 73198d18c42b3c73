-- Counts that a link of a letter was followed. Who names itself as a program is counted apart (`p_machine`), and so is what comes within ten seconds of the
-- sending: mail servers look at links before people do.
create or replace function app.click_letter(p_id uuid, p_machine boolean) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update app.campaign_letters l set machine_clicks = least(l.machine_clicks + m::int, 1000), clicks = least(l.clicks + (not m)::int, 1000),
      clicked_at = coalesce(l.clicked_at, case when not m then clock_timestamp() end)
    from (select p_machine or now() < coalesce(sent_at, now()) + interval '10 seconds' as m from app.campaign_letters where id = p_id) x
   where l.id = p_id
$$;
grant execute on function app.click_letter(uuid, boolean) to tandem_app;
