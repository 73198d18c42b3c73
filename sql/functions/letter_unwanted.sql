-- Why a letter that waited is not to be sent any more; null where it is. What somebody wishes for one address of a record holds for all of it.
-- after: wishes_quiet
create or replace function app.letter_unwanted(l app.campaign_letters) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with record as (select emails, do_not_contact as quiet from public.leads where id = l.lead_id and deleted_at is null
    union all select emails, status <> 'active' from public.contacts where id = l.contact_id and deleted_at is null)
  select case when exists (select from public.suppressions where name = l.address and deleted_at is null) then 'suppressed'
    when not exists (select from record) then 'gone'
    when (select quiet from record) then 'quiet'
    when (select app.wishes_quiet(emails) from record) then 'suppressed'
    when not exists (select from record, unnest(emails) e where lower(e) = l.address) then 'address_gone' end
$$;
grant execute on function app.letter_unwanted(app.campaign_letters) to tandem_definer;
