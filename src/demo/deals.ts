/**
 * Leads that were won are deals of clients, and some open ones are of clients as well: of their owner's clients in turn, named and
 * reached as these are.
 */
export const deals_of_clients = `
  with clients as (select id, name, city, domains, owner_id, row_number() over (partition by owner_id order by id) as nth,
      count(*) over (partition by owner_id) as many from public.accounts where stage <> 'prospect' and deleted_at is null),
    deals as (select l.id, l.owner_id, row_number() over (partition by l.owner_id order by l.id) as nth
      from public.leads l join public.stages s on s.key = l.stage
      where s.type = 'won' or (s.type = 'open' and get_byte(uuid_send(l.id), 15) % 8 = 0))
  update public.leads l set account_id = c.id, company_name = c.name, city = coalesce(c.city, l.city),
      emails = case when cardinality(c.domains) > 0 then array[split_part(l.emails[1], '@', 1) || '@' || c.domains[1]] else l.emails end
    from deals d join clients c on c.owner_id = d.owner_id and c.nth = 1 + d.nth % c.many where l.id = d.id`;
