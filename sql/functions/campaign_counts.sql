-- How far the letters of campaigns went, and how often their links were followed: numbers alone.
create or replace function app.campaign_counts(p_ids uuid[]) returns table (campaign_id uuid, waiting bigint, sent bigint, failed bigint, left_out bigint,
  clicked bigint, machine_clicked bigint, unsubscribed bigint, visits bigint, machine_visits bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('campaigns', 'read');
  return query select i, l.waiting, l.sent, l.failed, l.left_out, l.clicked, l.machine_clicked, l.unsubscribed, v.people, v.machines
    from (select id as i from public.campaigns where id = any (p_ids[1:500]) and deleted_at is null) known,
    lateral (select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'left_out') as left_out,
      count(*) filter (where clicks > 0) as clicked, count(*) filter (where machine_clicks > 0) as machine_clicked,
      count(*) filter (where left_at is not null) as unsubscribed from app.campaign_letters c where c.campaign_id = i) l,
    lateral (select coalesce(sum(people), 0)::bigint as people, coalesce(sum(machines), 0)::bigint as machines
      from public.campaign_links k join app.link_visits on link_id = k.id where k.campaign_id = i) v;
end $$;
grant execute on function app.campaign_counts(uuid[]) to tandem_roles;
