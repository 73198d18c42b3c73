-- Why a letter that waited is not to be sent any more; null where it is.
create or replace function app.letter_unwanted(l app.campaign_letters) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when exists (select from public.suppressions where name = l.address and deleted_at is null) then 'suppressed'
    when not exists (select from public.leads where id = l.lead_id and deleted_at is null union all
      select from public.contacts where id = l.contact_id and deleted_at is null) then 'gone'
    when exists (select from public.leads where id = l.lead_id and do_not_contact union all
      select from public.contacts where id = l.contact_id and status <> 'active') then 'quiet' end
$$;
grant execute on function app.letter_unwanted(app.campaign_letters) to tandem_definer;
