-- Opens the run by which a server reads what a letter says, as whoever started the campaign, for ten minutes.
create or replace function app.run_for_campaign(s app.campaign_sendings, p_token_hash bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_run uuid;
begin
  update app.runs set token_hash = p_token_hash, expires_at = now() + interval '10 minutes', ended_at = null where id = s.run_id returning id into v_run;
  if v_run is not null then return; end if;
  insert into app.runs (user_id, purpose, token_hash, expires_at) values (s.starter_id, 'campaign', p_token_hash, now() + interval '10 minutes')
    returning id into v_run;
  update app.campaign_sendings set run_id = v_run where campaign_id = s.campaign_id;
end $$;
grant execute on function app.run_for_campaign(app.campaign_sendings, bytea) to tandem_definer;
