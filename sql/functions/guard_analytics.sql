-- Who reads where leads stood, and what was expected: whoever sees a lead, and those who read the leads of its owner and team of that day. The run of an
-- agent reads single leads, never what was expected.
create or replace function app.guard_analytics() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_policy where polrelid = 'app.forecasts'::regclass and polname = 'readers') then return; end if;
  create policy readers on app.lead_stays for select to tandem_roles using (exists (select from public.leads l where l.id = lead_id));
  create policy readers on app.forecast_days for select to tandem_roles using ((select app.verified()) and (select app.read_scopes('leads')) <> '{}');
  create policy readers on app.forecasts for select to tandem_roles using ((select app.verified()) and not (select app.by_agent())
    and ((select app.read_scopes('leads')) @> '{all}'
      or (select app.read_scopes('leads')) @> '{own}' and owner_id = (select app.user_id())
      or (select app.read_scopes('leads')) @> '{team}' and team_id = (select app.team_id())
      or (select app.read_scopes('leads')) @> '{unowned}' and owner_id is null));
  grant select on app.lead_stays, app.forecast_days, app.forecasts to tandem_roles;
end $$;
