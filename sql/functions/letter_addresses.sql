-- To whom one may write from a record, as far as this person sees: its own addresses, and those of a client's people. Who is not to
-- be written to has none, and says so.
create or replace function app.letter_addresses(p_user uuid, p_entity text, p_row uuid) returns table (address text, quiet boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e, l.do_not_contact from public.leads l, unnest(l.emails) e where p_entity = 'leads' and l.id = p_row and l.deleted_at is null
  union all select e, c.status = 'do_not_contact' from public.contacts c, unnest(c.emails) e
   where (p_entity = 'contacts' and c.id = p_row or p_entity = 'accounts' and exists (select from public.affiliations b
       where b.contact_id = c.id and b.account_id = p_row and b.active and b.deleted_at is null)) and c.status <> 'left_company'
     and c.deleted_at is null and app.would_see(p_user, 'contacts', c.id)
$$;
