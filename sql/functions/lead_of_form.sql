-- The lead that somebody becomes who wrote by a form and is not known; brought by the campaign whose code came along.
create or replace function app.lead_of_form(f public.forms, p_values jsonb, p_owner uuid, p_code text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid; v public.leads := jsonb_populate_record(null::public.leads, p_values - '{id,owner_id,stage}'::text[]);
begin
  insert into public.leads (name, title, company_name, emails, phones, website, city, note, language, source, owner_id, custom, campaign_id)
    values (coalesce(v.name, v.company_name, v.emails[1], v.phones[1]), v.title, v.company_name, coalesce(v.emails, '{}'), coalesce(v.phones, '{}'),
      v.website, v.city, v.note, case f.language when 'french' then 'fr' else 'en' end, f.source, p_owner, coalesce(v.custom, '{}'),
      (select c.id from public.campaigns c where c.code = lower(btrim(p_code)) and c.deleted_at is null))
    returning id into v_id;
  return v_id;
end $$;
