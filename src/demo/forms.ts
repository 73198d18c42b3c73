/** Forms as a small company has them, the leads that came by one, and what failed or came from programs. */
export const forms = [
  `insert into public.forms (name, language, status, heading, intro, asked, consent, confirms, thanks, assigning, lead_owner_id, assignee_ids, source, campaign)
    select f.name, f.language, f.status, f.heading, f.intro, f.asked::jsonb, f.consent, f.confirms, f.thanks, f.assigning, s.people[1], s.people, 'Website', f.campaign
      from (values
        ('Contact', 'english', 'published', 'How can we help?', 'Tell us in a few words what you need. We answer within a working day.',
          '{"fields": [{"field": "name", "required": true}, {"field": "company_name", "required": false}, {"field": "email", "required": true}, {"field": "phone", "required": false}, {"field": "note", "label": "What do you need?", "required": true}]}',
          'I agree that you keep what I send and answer me. I can withdraw this at any time.', false, 'Thank you. Somebody of ours answers you within a working day.', 'turn', null),
        ('Demande de devis', 'french', 'published', 'Demander un devis', 'Décrivez votre projet, nous revenons vers vous sous un jour ouvré.',
          '{"fields": [{"field": "name", "required": true}, {"field": "company_name", "required": true}, {"field": "email", "required": true}, {"field": "city", "required": false}, {"field": "note", "label": "Votre projet", "required": false}]}',
          'J’accepte que mes données soient conservées pour répondre à ma demande.', true, null, 'least', 'Salon de printemps'),
        ('Newsletter', 'english', 'draft', null, null, '{"fields": [{"field": "email", "required": true}]}', null, true, null, 'owner', null))
        f (name, language, status, heading, intro, asked, consent, confirms, thanks, assigning, campaign),
      (select array_agg(p.id order by p.name) as people from public.people p where app.current_role_of(p.id) = 'sales') s`,
  `insert into public.form_submissions (form_id, name, status, sent, consent, consent_version, consented_at, address, utm, page, outcome, lead_id, assignee_id,
      attempts, created_at, updated_at, done_at)
    select f.id, l.name, 'done', jsonb_strip_nulls(jsonb_build_object('name', l.name, 'company_name', l.company_name, 'email', l.emails[1], 'note',
        'We would like to see what you do for companies such as ours.')), f.consent, 1, l.created_at, '203.0.113.' || l.place,
      case when l.place % 3 = 0 then '{"source": "newsletter", "campaign": "autumn"}' else '{}' end::jsonb, 'https://www.demo.example/contact', 'created', l.id,
      l.owner_id, 1, l.created_at, l.created_at, l.created_at + interval '2 seconds'
      from (select l.*, row_number() over (order by created_at desc, id) as place from public.leads l where emails <> '{}' and deleted_at is null
        order by created_at desc, id limit 24) l join public.forms f on f.name = case when l.place % 2 = 0 then 'Contact' else 'Demande de devis' end`,
  `insert into public.form_submissions (form_id, name, status, sent, step, reason, address, attempts, created_at, updated_at)
    select f.id, s.name, s.status, s.sent::jsonb, s.step, s.reason, '198.51.100.7', 1, now() - s.hours * interval '1 hour', now() - s.hours * interval '1 hour'
      from (values
        ('Nora Weiss', 'failed', '{"name": "Nora Weiss", "email": "nora@weiss.example", "phone": "the usual one", "note": "Please call me."}', 'cleaning',
          'phone cannot be read', 5),
        ('Paul Adam', 'failed', '{"name": "Paul Adam", "email": "paul.adam(at)adam.example", "note": "A quote for two sites."}', 'cleaning', 'email cannot be read', 30),
        ('CheapSeo', 'set_aside', '{"name": "CheapSeo", "email": "win@cheapseo.example", "note": "First place guaranteed"}', null, 'trap', 9),
        ('Fast Links', 'set_aside', '{"name": "Fast Links", "email": "a@fastlinks.example", "note": "x"}', null, 'fast', 52))
        s (name, status, sent, step, reason, hours), public.forms f where f.name = 'Contact'`,
];
