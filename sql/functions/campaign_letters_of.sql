-- The letters of a campaign in a state, or those whose links were followed or that ended in no more letters; 50 at once, from an id on. Without addresses: whom
-- they went to is read from the records.
-- after: sees_within
create or replace function app.campaign_letters_of(p_campaign uuid, p_state text, p_after uuid) returns table (id uuid, lead_id uuid, contact_id uuid,
  state text, reason text, sent_at timestamptz, clicks int, machine_clicks int, clicked_at timestamptz, left_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('campaigns', p_campaign) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return query select l.id, l.lead_id, l.contact_id, l.state, l.reason, l.sent_at, l.clicks, l.machine_clicks, l.clicked_at, l.left_at
    from app.campaign_letters l where l.campaign_id = p_campaign and (p_after is null or l.id > p_after)
      and case p_state when 'clicked' then l.clicked_at is not null when 'unsubscribed' then l.left_at is not null else l.state = p_state end
    order by l.id limit 50;
end $$;
grant execute on function app.campaign_letters_of(uuid, text, uuid) to tandem_roles;
