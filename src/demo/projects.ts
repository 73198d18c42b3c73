/** What the company works on: projects of clients and one of its own, how each goes, who works in it, its phases, and what is to be reached. */
export const projects = [
  `with clients as (select id, row_number() over (order by portal desc, id) as nth from (select a.id,
        exists (select from public.people p where p.account_id = a.id) as portal from public.accounts a
       where a.stage in ('active', 'at_risk') and a.deleted_at is null and a.duplicate_of is null) a limit 5)
  insert into public.projects (name, key, account_id, owner_id, team_id, status, health, health_reason, reported_at, billing, budget, budget_hours,
    starts_on, due_on, client_visible)
  select p.name, p.key, c.id, m.id, m.team_id, p.status, p.health, p.reason, now() - p.told * interval '1 day', p.billing, p.budget, p.hours,
      app.company_day() + p.starts, app.company_day() + p.due, p.nth is not distinct from 1
    from (values ('Site and shop', 'ROUV', 1, 'active', 'at_risk', 'Photographs come two days late', 0, 'fixed', 42000, 480, -40, 21),
      ('Onboarding', 'ONBO', 2, 'active', 'on_track', null, 3, 'time', null, 160, -12, 30),
      ('Brand film', 'FILM', 3, 'active', 'off_track', 'The scope grew, the budget did not', 12, 'fixed', 28000, 260, -60, 9),
      ('Warehouse app', 'WARE', 4, 'active', 'on_track', null, 1, 'retainer', 64000, 700, -30, 75),
      ('Citizens'' portal', 'PORT', 5, 'planned', null, null, null, 'fixed', 51000, 560, 10, 120),
      ('Moving to the new office', 'MOVE', null, 'on_hold', 'at_risk', 'The lease is not signed', 20, 'internal', null, 90, -20, 45))
      p (name, key, nth, status, health, reason, told, billing, budget, hours, starts, due)
    cross join (select id, team_id from public.people where email = 'project_manager@demo.test') m left join clients c using (nth)`,
  `insert into public.project_members (project_id, user_id, part, allocation)
  select p.id, m.id, w.part, w.allocation from public.projects p
    join (values ('ROUV', 'team_member@demo.test', 'Development', 60), ('ROUV', 'sales@demo.test', 'Client', 5), ('FILM', 'marketing@demo.test', 'Direction', 40),
      ('FILM', 'team_member@demo.test', 'Editing', 20), ('ONBO', 'support@demo.test', 'Training', 20), ('WARE', 'team_member@demo.test', 'Development', 20),
      ('MOVE', 'employee@demo.test', 'Accounts', 10)) w (key, email, part, allocation) using (key) join public.people m using (email)`,
  `insert into public.phases (project_id, name, starts_on, due_on, client_visible)
  select p.id, f.name, app.company_day() + f.starts, app.company_day() + f.due, f.shown from public.projects p
    join (values (1, 'ROUV', 'Concept and texts', -40, -20, true), (2, 'ROUV', 'Photographs and sheets', -14, 5, false), (3, 'ROUV', 'Shop', 5, 14, true),
      (4, 'ROUV', 'Opening', 15, 21, true)) f (nth, key, name, starts, due, shown) using (key) order by nth`,
  `insert into public.project_rates (project_id, name, rate)
  select p.id, r.name, r.rate from public.projects p join (values ('ROUV', 'Design', 105), ('ROUV', 'Development', 95), ('ROUV', 'Project management', 120),
      ('FILM', 'Direction', 130), ('FILM', 'Editing', 85), ('WARE', 'Development', 98)) r (key, name, rate) using (key)`,
  `insert into public.milestones (project_id, name, due_on, reached_on, client_visible)
  select p.id, m.name, app.company_day() + m.due, app.company_day() + m.reached, m.shown from public.projects p
    join (values ('ROUV', 'Kick-off', -38, -38, true), ('ROUV', 'Photographs are there', -2, null, false), ('ROUV', 'The client accepts the shop', 14, null, true),
      ('ONBO', 'First week live', 8, null, true), ('FILM', 'Final cut', 5, null, true), ('WARE', 'Pilot in Ghent', 26, null, true),
      ('PORT', 'Tender opens', 6, null, true)) m (key, name, due, reached, shown) using (key)`,
  // The portal is begun by those who make the shop and the film.
  `insert into public.project_links (from_id, to_id, kind, lag, created_by)
  select f.id, t.id, l.kind, l.lag, f.owner_id from (values ('ROUV', 'PORT', 'blocks', 0), ('FILM', 'PORT', 'blocks', 0), ('ONBO', 'WARE', 'relates', 0))
      l (from_key, to_key, kind, lag) join public.projects f on f.key = l.from_key join public.projects t on t.key = l.to_key`,
];
