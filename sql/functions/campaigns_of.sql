-- The letters of campaigns that a lead or contact got, at most 20, the newest first, and whether one of its addresses is written to by none. For whoever sees
-- the record, and no agent.
-- after: sees_within
create or replace function app.campaigns_of(p_entity text, p_row uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.by_agent() then perform app.refuse_agent('Agents do not read whom campaigns wrote to'); end if;
  if p_entity not in ('leads', 'contacts') or not app.sees_within(p_entity, p_row) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return jsonb_build_object('letters', (select coalesce(jsonb_agg(to_jsonb(s) order by s.sent_at desc), '[]') from (
      select l.id, l.campaign_id, c.name, l.sent_at, l.clicked_at, l.left_at from app.campaign_letters l join public.campaigns c on c.id = l.campaign_id
       where case p_entity when 'leads' then l.lead_id = p_row else l.contact_id = p_row end and l.state = 'sent' and c.deleted_at is null
       order by l.sent_at desc limit 20) s),
    'suppressed', (select jsonb_build_object('reason', s.reason, 'at', s.created_at) from public.suppressions s where s.deleted_at is null and s.name in (
      select lower(e) from public.leads r, unnest(r.emails) e where p_entity = 'leads' and r.id = p_row
      union all select lower(e) from public.contacts r, unnest(r.emails) e where p_entity = 'contacts' and r.id = p_row) order by s.created_at limit 1));
end $$;
grant execute on function app.campaigns_of(text, uuid) to tandem_roles;
