/** What those who manage projects look at: risks and decisions, when people are away and how many hours they work, and who asks how it goes. */
export const managing = [
  `insert into public.risks (project_id, name, kind, status, probability, impact, response, person_id)
  select p.id, r.name, r.kind, r.status, r.probability, r.impact, r.response, m.id
    from (values ('ROUV', 'The photographs come later still', 'risk', 'open', 4, 4, 'A second photographer is on call', 'marketing'),
      ('ROUV', 'The card provider asks for more papers', 'risk', 'open', 2, 5, null, 'project_manager'),
      ('ROUV', 'Texts are written by us', 'decision', 'taken', null, null, 'Two days more, at our cost', 'project_manager'),
      ('FILM', 'The music is not cleared in time', 'risk', 'occurred', 5, 4, 'Cut to the composer''s own recording', 'marketing'),
      ('FILM', 'The client wants a longer cut', 'risk', 'open', 3, 4, null, 'project_manager'),
      ('WARE', 'Scanners are out of stock until March', 'risk', 'open', 3, 3, 'Two suppliers are asked', 'team_member'),
      ('WARE', 'Own servers, or the client''s?', 'decision', 'open', null, null, null, 'project_manager'),
      ('MOVE', 'The lease is not signed by January', 'risk', 'open', 3, 5, null, 'employee'))
      r (key, name, kind, status, probability, impact, response, role)
    join public.projects p using (key) join public.people m on m.email = r.role || '@demo.test'`,
  `insert into public.absences (person_id, starts_on, ends_on, kind, half_days)
  select m.id, monday + a.starts, monday + a.ends, a.kind, a.half from (values ('team_member', 28, 39, 'leave', false), ('project_manager', 28, 32, 'leave', false),
      ('support', 9, 10, 'other', false), ('marketing', 28, 35, 'leave', false), ('sales', 16, 16, 'other', true), ('employee', 28, 32, 'leave', false))
      a (role, starts, ends, kind, half) join public.people m on m.email = a.role || '@demo.test', date_trunc('week', app.company_day()) w (at), lateral (select w.at::date) d (monday)`,
  `update public.people set weekly_hours = 28 where email in ('support@demo.test', 'employee@demo.test')`,
  // (More than fits into the week after next, so that somebody has to be relieved.)
  `insert into public.tasks (name, project_id, owner_id, team_id, status, priority, starts_on, due_on, estimate)
  select t.name, p.id, m.id, m.team_id, 'todo', 'medium', d.monday + t.starts, d.monday + t.due, t.hours * 60
    from (values ('ROUV', 'Test on five telephones', 'team_member', 14, 18, 14), ('ROUV', 'Move the old orders', 'team_member', 14, 18, 18),
      ('WARE', 'Labels and printers', 'team_member', 14, 25, 16), ('FILM', 'Trailer for the fair', 'marketing', 7, 18, 24),
      ('ONBO', 'Answers to frequent questions', 'support', 21, 25, 12), ('WARE', 'Plan the pilot', 'project_manager', 7, 11, 10),
      ('PORT', 'Write the tender', 'project_manager', 14, 25, 30)) t (key, name, role, starts, due, hours)
    join public.projects p using (key) join public.people m on m.email = t.role || '@demo.test',
    date_trunc('week', app.company_day()) w (at), lateral (select w.at::date) d (monday)`,
  `update public.tasks set estimate = 480 where parent_id is not null and estimate is null`,
  `insert into app.report_requests (project_id, user_id, asked_at)
  select p.id, m.id, now() - interval '2 days' from public.projects p, public.people m where p.key in ('FILM', 'MOVE') and m.email = 'ceo@demo.test'`,
];
