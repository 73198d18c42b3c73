-- By which forms a record came, or wrote again, and what was agreed to: for whoever sees the record, and no agent.
create or replace function app.came_by(p_entity text, p_row uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.by_agent() then perform app.refuse_agent('Agents do not read how records came'); end if;
  if p_entity not in ('leads', 'contacts') or not app.sees_within(p_entity, p_row) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'form', f.name, 'edition', s.edition, 'outcome', s.outcome, 'at', s.created_at,
      'utm', s.utm, 'page', s.page, 'referrer', s.referrer, 'consent', s.consent, 'consent_version', s.consent_version, 'consented_at', s.consented_at,
      'address', s.address, 'confirmed_at', s.confirmed_at, 'confirmed_from', s.confirmed_from) order by s.created_at desc), '[]')
    from (select * from public.form_submissions where case p_entity when 'leads' then lead_id = p_row else contact_id = p_row end
      and status = 'done' and deleted_at is null order by created_at desc limit 20) s join public.forms f on f.id = s.form_id);
end $$;
grant execute on function app.came_by(text, uuid) to tandem_roles;
