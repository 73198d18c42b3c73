/** Campaigns as a small company has them: a fair and posts that brought leads, e-mails that were sent, run and wait, and who wants none. */
export const campaigns = [
  `insert into public.campaigns (name, kind, status, goal, code, budget, cost, starts_on, ends_on, owner_id, template_id, audience, basis, approved_by, approved_at)
    select c.name, c.kind, c.status, c.goal, c.code, c.budget, c.cost, app.company_day() - c.began, app.company_day() - c.ended, m.id,
        case when c.kind = 'email' then (select id from public.email_templates where status = 'active' and written_to @> '{leads}' order by name limit 1) end,
        case when c.kind = 'email' then '{"source": "leads", "filters": {}}'::jsonb end, 'business_address', case when c.began is not null then h.id end,
        case when c.began is not null then now() - c.began * interval '1 day' end
      from (values
        ('Autumn catalogue', 'email', 'completed', 'Thirty requests for the new catalogue', 'autumn', 800, 640, 40, 33),
        ('Salon de printemps', 'trade_fair', 'completed', 'Meet forty workshops in three days', 'salon-de-printemps', 6000, 6480, 95, 92),
        ('Posts on the network', 'social', 'running', 'Be seen by people who buy for workshops', 'network', 1200, 450, 24, null::int),
        ('Partner newsletter', 'partner', 'approved', null, 'partner', 300, null::int, 3, null),
        ('Winter offer', 'email', 'planned', 'Wake who has not bought for a year', 'winter', 500, null, null, null),
        ('Video of the workshop', 'advertising', 'idea', null, 'video', 2500, null, null, null))
        c (name, kind, status, goal, code, budget, cost, began, ended),
      (select p.id from public.people p where app.current_role_of(p.id) = 'marketing' order by p.name limit 1) m,
      (select p.id from public.people p where app.current_role_of(p.id) = 'ceo' order by p.name limit 1) h`,
  `update public.leads l set campaign_id = c.id from public.campaigns c,
      (select id, row_number() over (order by created_at desc, id) as place from public.leads where deleted_at is null) p
     where p.id = l.id and p.place <= 300 and c.code = case when p.place % 9 = 1 then 'autumn' when p.place % 7 = 2 then 'salon-de-printemps' when p.place % 11 = 3 then 'network' end`,
  `insert into app.campaign_sendings (campaign_id, subject, body, language, starter_id)
    select c.id, t.subject, t.body, t.language, c.owner_id from public.campaigns c join public.email_templates t on t.id = c.template_id where c.code = 'autumn'`,
  `update public.campaigns set started_by = owner_id, started_at = approved_at where code = 'autumn'`,
  `insert into app.campaign_letters (campaign_id, lead_id, address, state, reason, attempts, sent_at, clicks, clicked_at, machine_clicks, left_at)
    select c.id, l.id, case when l.place % 23 > 1 then l.address end, case when l.place % 23 = 0 then 'left_out' when l.place % 29 = 0 then 'failed' else 'sent' end,
        case when l.place % 23 = 0 then 'quiet' when l.place % 29 = 0 then '550 5.1.1 There is no such mailbox' end, 1, sent.at,
        (l.place % 6 = 1)::int, case when l.place % 6 = 1 then sent.at + interval '3 hours' end, (l.place % 5 = 0)::int,
        case when l.place % 41 = 0 then sent.at + interval '1 day' end
      from public.campaigns c, (select l.id, lower(l.emails[1]) as address, row_number() over (order by l.created_at, l.id) as place from public.leads l
        where l.emails <> '{}' and l.deleted_at is null) l,
        lateral (select c.started_at + l.place * interval '4 seconds' as at) sent where c.code = 'autumn' and l.place <= 160
      on conflict do nothing`,
  `insert into public.suppressions (name, reason, campaign_id, note, created_at)
    select l.address, case when l.state = 'failed' then 'bounced' else 'unsubscribed' end, l.campaign_id, l.reason, l.sent_at + interval '1 hour'
      from app.campaign_letters l where l.address is not null and (l.state = 'failed' or l.left_at is not null)
    union all select 'no-more@ateliers.example', 'asked', null, 'On the phone, to Inès', now() - interval '12 days'`,
  `insert into public.campaign_links (campaign_id, name, target, source, medium, content, address)
    select c.id, k.name, k.target, k.source, k.medium, k.content,
        k.target || '?utm_source=' || k.source || '&utm_medium=' || k.medium || '&utm_campaign=' || c.code || coalesce('&utm_content=' || k.content, '')
      from (values
        ('network', 'Post with the new workbench', 'https://www.demo.example/workbench', 'linkedin', 'social', 'workbench'),
        ('network', 'Profile page', 'https://www.demo.example/', 'linkedin', 'social', null),
        ('salon-de-printemps', 'Poster at the stand', 'https://www.demo.example/salon', 'poster', 'print', null))
        k (code, name, target, source, medium, content) join public.campaigns c using (code)`,
  `insert into app.link_visits (link_id, day, people, machines)
    select k.id, app.company_day() - d, 4 + (d * 7 + length(k.name)) % 19, 2 + d % 5 from public.campaign_links k join public.campaigns c on c.id = k.campaign_id,
      generate_series(0, 100) d where app.company_day() - d between c.starts_on and coalesce(c.ends_on, app.company_day())`,
];
