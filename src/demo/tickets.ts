/**
 * What clients asked in the last days, at any stage of its life: of Ateliers Rouvray, whose people sign in, and of the first other
 * clients. Hours ago are of the clock, so that some are late whenever the demonstration begins.
 */
export const tickets = [
  `with asked as (select t.*, row_number() over () as nth from (values
      ('The delivery date is missing on the invoice', 'incident', 'high', 'in_progress', 'portal', 0, 30, 26.0, 'support',
        'Invoice 2041 of last week shows no delivery date, and our accounting refuses it.'),
      ('May two people share one access?', 'question', 'low', 'resolved', 'portal', 0, 120, 118.0, 'support', null),
      ('Export of all orders of the year', 'request', 'normal', 'awaiting_client', 'portal', 0, 72, 70.0, 'support',
        'We need them for the audit, as a spreadsheet.'),
      ('The catalogue shows last season''s prices', 'incident', 'urgent', 'new', 'portal', 0, 2, null, null,
        'Since this morning, for all chairs. Customers see it.'),
      ('Parcels arrive two days late', 'problem', 'high', 'awaiting_third_party', 'phone', 1, 96, 95.0, 'support', null),
      ('Second parcel late as well', 'incident', 'normal', 'in_progress', 'email', 2, 50, 48.0, 'support', null),
      ('New contact for orders', 'request', 'low', 'closed', 'email', 3, 400, 390.0, 'support', null),
      ('Password link does not arrive', 'incident', 'high', 'new', 'email', 4, 9, null, null, 'Three tries since yesterday evening.'),
      ('Training for five colleagues', 'request', 'normal', 'new', 'phone', 5, 20, null, null, null))
        t (name, kind, priority, status, channel, client, hours, answered, role, body)),
    clients as (select a.id, a.name, row_number() over (order by exists (select from public.people p where p.account_id = a.id) desc, a.id) - 1 as nth
      from public.accounts a where a.deleted_at is null)
  insert into public.tickets (name, kind, priority, status, channel, body, account_id, account_name, owner_id, requester, created_by, created_at,
      answered_at, solution)
    select t.name, t.kind, t.priority, t.status, t.channel, t.body, c.id, c.name, o.id,
        coalesce(p.name, (select k.name from public.contacts k where k.account_id = c.id order by k.id limit 1)), coalesce(p.id, s.id),
        now() - t.hours * interval '1 hour', now() - t.answered * interval '1 hour',
        case t.status when 'resolved' then 'Each person gets an access of their own: Settings, then “Invite a colleague”.' when 'closed' then 'Noted.' end
      from asked t join clients c on c.nth = t.client left join public.people o on o.email = t.role || '@demo.test'
        left join public.people p on t.channel = 'portal' and p.email = 'client@demo.test' join public.people s on s.email = 'support@demo.test'
      order by t.hours desc`,
  `update public.tickets t set problem_id = p.id from public.tickets p where t.name = 'Second parcel late as well' and p.name = 'Parcels arrive two days late'`,
  `insert into public.comments (entity, row_id, about, parent_owner_id, parent_team_id, parent_account_id, parent_created_by, account_id, body,
      written_by, created_by, created_at)
    select 'tickets', t.id, t.name, t.owner_id, t.team_id, t.account_id, t.created_by, case when s.to_client then t.account_id end, s.body, w.name,
        w.id, t.created_at + s.hours * interval '1 hour'
      from (values ('The delivery date is missing on the invoice', 'support', 4.0, true, 'Thank you, we see it too. The template lost a line on Tuesday.'),
        ('The delivery date is missing on the invoice', 'support', 4.2, false, 'Maud, who changed the template? It is in the shop''s release of Tuesday.'),
        ('The delivery date is missing on the invoice', 'client', 6.0, true, 'All right. We need it by Friday, please.'),
        ('Export of all orders of the year', 'support', 2.0, true, 'Which columns does your auditor need?'))
        s (name, role, hours, to_client, body)
      join public.tickets t on t.name = s.name join public.people w on w.email = s.role || '@demo.test'`,
];
