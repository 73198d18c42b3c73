/** What colleagues wrote to each other: three channels and two direct conversations; hours ago are of the clock. */
export const messages = [
  `insert into public.channels (name, kind, purpose, owner_id) select c.name, c.kind, c.purpose, o.id from (values
      ('general', 'open', 'What concerns everybody', 'ceo'), ('shop-relaunch', 'open', 'The new shop of Ateliers Rouvray', 'project_manager'),
      ('management', 'private', null, 'ceo')) c (name, kind, purpose, role) join public.people o on o.email = c.role || '@demo.test'`,
  `insert into public.channels (name, kind, pair) select string_agg(p.name, ', ' order by p.name), 'direct', string_agg(p.id::text, ' ' order by p.id)
      from (values (1, 'sales'), (1, 'support'), (2, 'project_manager'), (2, 'sales')) d (nth, role) join public.people p on p.email = d.role || '@demo.test' group by d.nth`,
  `insert into public.channel_members (channel_id, user_id, notify, read_at, user_name, owner_id, channel_kind)
      select c.id, p.id, case c.kind when 'direct' then 'all' else 'mentions' end, now() - interval '3 hours', p.name, c.owner_id, c.kind
        from public.channels c join public.people p on p.kind = 'employee' and p.email <> 'auditor@demo.test' and p.status = 'active'
       where c.name = 'general' or strpos(c.pair, p.id::text) > 0
         or (c.name, split_part(p.email, '@', 1)) in (('shop-relaunch', 'project_manager'), ('shop-relaunch', 'team_member'), ('shop-relaunch', 'sales'),
           ('shop-relaunch', 'ceo'), ('management', 'ceo'), ('management', 'admin'))`,
  `insert into public.messages (channel_id, body, created_by, created_at, channel_kind)
      select c.id, m.body, p.id, now() - m.hours * interval '1 hour', c.kind from (values
        ('general', 'ceo', 50.0, 'The quarter closed above plan. Thank you all.'),
        ('general', 'support', 26.0, 'Ateliers Rouvray asks why delivery dates are missing on invoices. Who has seen it before?'),
        ('general', 'marketing', 25.5, 'The fair is in *three weeks*: who comes along?\n\n- stand 4B\n- Tuesday to Thursday'),
        ('general', 'admin', 2.0, 'Backups were restored as a test this morning. All is well.'),
        ('shop-relaunch', 'project_manager', 30.0, 'The designs are approved. We start with the catalogue on Monday.'),
        ('shop-relaunch', 'team_member', 29.0, 'Good. I need the product photos by then.'),
        ('shop-relaunch', 'sales', 1.0, 'The client wants a date for the first demonstration.'),
        ('management', 'ceo', 20.0, 'Budget for next year: let us talk on Thursday.'),
        ('direct', 'sales', 5.0, 'Can you call Ateliers Rouvray back? They wrote twice.'),
        ('direct', 'support', 1.5, 'Done. They wait for the corrected invoice.')) m (channel, role, hours, body)
      join public.people p on p.email = m.role || '@demo.test'
      join public.channels c on c.name = m.channel or m.channel = 'direct' and c.kind = 'direct' and strpos(c.pair, p.id::text) > 0
        and exists (select from public.people s where s.email = 'support@demo.test' and strpos(c.pair, s.id::text) > 0)
      order by m.hours desc`,
  `insert into public.messages (channel_id, thread_id, body, created_by, created_at, channel_kind)
      select m.channel_id, m.id, r.body, p.id, m.created_at + r.hours * interval '1 hour', m.channel_kind
        from (values ('team_member', 0.5, 'On the templates of last Tuesday. I look at it.'), ('support', 0.8, 'Thank you!')) r (role, hours, body)
        join public.people p on p.email = r.role || '@demo.test' join public.messages m on m.body like 'Ateliers Rouvray asks%'`,
  `insert into app.message_reactions (message_id, emoji, user_id) select m.id, r.emoji, p.id from (values ('sales', '🎉'), ('support', '🎉'), ('project_manager', '👍'))
      r (role, emoji) join public.people p on p.email = r.role || '@demo.test' join public.messages m on m.body like 'The quarter closed%'`,
];
