-- Who of these leads or contacts is written to, at which address: of each the first. And who is not, and why: each address gets one letter, and what is wished
-- for one of the records that share it holds for all of them. Consent is what somebody gave by a form, confirmed where the form asks for that.
create or replace function app.audience_of(p_source text, p_ids uuid[], p_basis text) returns table (row_id uuid, name text, address text, reason text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with people as (
    select l.id, l.name, l.emails, lower(l.emails[1]) as address, l.do_not_contact as quiet from public.leads l
     where p_source = 'leads' and l.id = any (p_ids) and l.deleted_at is null
    union all select c.id, c.name, c.emails, lower(c.emails[1]), c.status <> 'active' from public.contacts c
     where p_source = 'contacts' and c.id = any (p_ids) and c.deleted_at is null),
  suppressed as (select distinct p.address from people p, unnest(p.emails) with ordinality e (email, nth)
    join public.suppressions s on s.name = lower(e.email) and s.deleted_at is null where e.nth = 1 or s.reason <> 'bounced'),
  consented as (select distinct lower(btrim(s.sent ->> 'email')) as address from public.form_submissions s
    where p_basis = 'consent' and s.consented_at is not null and s.deleted_at is null and s.status = 'done')
  select p.id, p.name, p.address, case when p.address is null then 'no_address'
      when bool_or(p.quiet) over (partition by p.address) then 'quiet' when s.address is not null then 'suppressed'
      when p_basis = 'consent' and c.address is null then 'no_consent'
      when row_number() over (partition by p.address order by p.id) > 1 then 'doubled' end
    from people p left join suppressed s on s.address = p.address left join consented c on c.address = p.address
$$;
grant execute on function app.audience_of(text, uuid[], text) to tandem_definer;
