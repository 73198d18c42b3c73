-- Once the word of a campaign changes, so do the addresses of its links.
-- after: keep_campaign_link
create or replace function app.follow_campaign_code() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.campaign_links set address = null where campaign_id = new.id;
  return null;
end $$;
create or replace trigger w_code after update on public.campaigns for each row when (new.code is distinct from old.code)
  execute function app.follow_campaign_code();
