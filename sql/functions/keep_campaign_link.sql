-- The address of a link: its page with the words of its campaign. A campaign has 100 links at most.
create or replace function app.keep_campaign_link() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_code text; v_page text := split_part(new.target, '#', 1); v_place text := substr(new.target, length(split_part(new.target, '#', 1)) + 1);
begin
  if tg_op = 'INSERT' and (select count(*) from public.campaign_links where campaign_id = new.campaign_id and deleted_at is null) >= 100 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A campaign has 100 links at most.'; end if;
  select code into v_code from public.campaigns where id = new.campaign_id;
  if tg_op = 'UPDATE' then new.key := old.key; end if;
  new.address := v_page || case when v_page like '%?%' then '&' else '?' end || 'utm_source=' || new.source || '&utm_medium=' || new.medium
    || '&utm_campaign=' || v_code || coalesce('&utm_content=' || new.content, '') || v_place;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.campaign_links for each row execute function app.keep_campaign_link();
