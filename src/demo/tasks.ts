/** What is to be done in the projects and beside them: some of it late, blocked, below another, nobody's yet, or over. */
export const tasks = [
  `insert into public.tasks (name, project_id, owner_id, team_id, status, priority, starts_on, due_on, estimate, blocked_reason, client_visible)
  select t.name, p.id, m.id, m.team_id, t.status, t.priority, app.company_day() + t.starts, app.company_day() + t.due, t.hours * 60, t.blocked, coalesce(t.shown, false)
    from (values (1, 'ROUV', 'Shop: product sheets', 'team_member', 'in_progress', 'high', -12, 5, 88, null, true),
      (2, 'ROUV', 'Photographs, 120 items', 'marketing', 'in_progress', 'urgent', -9, -2, 48, null, false),
      (3, 'ROUV', 'Delivery dates in the basket', 'team_member', 'todo', 'medium', -1, 6, 24, 'Waits for the photographs', false),
      (4, 'ROUV', 'Payment by card and transfer', 'team_member', 'todo', 'high', 6, 12, 12, null, true),
      (5, 'ROUV', 'Accessibility review', null, 'backlog', 'medium', 8, 11, 6, null, false),
      (6, 'ROUV', 'Texts of the home page', 'sales', 'done', 'low', -30, -20, 5, null, true),
      (1, 'ONBO', 'Kick-off and access', 'project_manager', 'done', 'high', -10, -8, 5, null, true),
      (2, 'ONBO', 'Import 12,000 contacts', 'support', 'in_progress', 'high', -3, 2, 20, null, false),
      (3, 'ONBO', 'Rights and teams', 'project_manager', 'todo', 'medium', 2, 5, 6, null, false),
      (4, 'ONBO', 'Training, three half days', 'support', 'todo', 'medium', 9, 13, 12, null, true),
      (1, 'FILM', 'Storyboard', 'marketing', 'done', 'medium', -50, -35, 56, null, true),
      (2, 'FILM', 'Final cut', 'team_member', 'in_review', 'urgent', -8, 5, 36, 'The music is not cleared', false),
      (3, 'FILM', 'Subtitles in English', null, 'triage', 'none', null, null, null, null, false),
      (1, 'WARE', 'Scanner at the gate', 'team_member', 'todo', 'low', 12, 20, 16, null, false),
      (1, 'MOVE', 'Ask for three quotes of removers', 'employee', 'todo', 'medium', -2, 3, 2, null, false),
      (1, null, 'Prepare the Lyon fair', 'sales', 'in_progress', 'high', -4, 10, 20, null, false),
      (2, null, 'Renew the insurance', 'employee', 'todo', 'medium', 14, 16, 1, null, false),
      (3, null, 'Check the price list 2027', 'sales', 'todo', 'low', 9, 13, 4, null, false))
      t (nth, key, name, role, status, priority, starts, due, hours, blocked, shown)
    left join public.projects p using (key) left join public.people m on m.email = t.role || '@demo.test' order by key nulls last, nth`,
  `insert into public.tasks (name, parent_id, project_id, owner_id, team_id, status, due_on)
  select s.name, t.id, t.project_id, t.owner_id, t.team_id, s.status, t.due_on from public.tasks t join (values ('Descriptions in French', 'done'),
    ('Descriptions in English', 'in_progress'), ('Sizes and weights', 'todo')) s (name, status) on t.name = 'Shop: product sheets'`,
  `update public.tasks t set phase_id = f.id from (values ('Texts of the home page', 'Concept and texts'), ('Shop: product sheets', 'Photographs and sheets'),
      ('Photographs, 120 items', 'Photographs and sheets'), ('Delivery dates in the basket', 'Shop'), ('Payment by card and transfer', 'Shop'),
      ('Accessibility review', 'Shop')) s (name, phase) join public.phases f on f.name = s.phase where t.name = s.name and t.project_id = f.project_id`,
  // What is kept of two of them, to be made again.
  `insert into public.project_templates (name, owner_id, team_id, note, plan)
  select t.name, p.owner_id, p.team_id, t.note, app.plan_of_project(p.id) from public.projects p
    join (values ('ROUV', 'Site and shop', 'Eight weeks, as for Ateliers Rouvray'), ('ONBO', 'Onboarding of a client', null)) t (key, name, note) using (key)`,
  `insert into public.task_templates (name, owner_id, team_id, note, plan)
  select 'Product sheets of a shop', owner_id, team_id, 'In two languages', app.plan_of_task(id) from public.tasks where name = 'Shop: product sheets'`,
  // What follows what: in two projects, and between two.
  `insert into public.task_links (from_id, to_id, kind, lag, created_by, created_at)
  select f.id, t.id, l.kind, l.lag, f.manager_id, now() - interval '9 days'
    from (values ('Photographs, 120 items', 'Shop: product sheets', 'finishes_before', 1), ('Photographs, 120 items', 'Delivery dates in the basket', 'blocks', 0),
      ('Shop: product sheets', 'Payment by card and transfer', 'blocks', 0), ('Payment by card and transfer', 'Accessibility review', 'starts_before', 2),
      ('Delivery dates in the basket', 'Payment by card and transfer', 'relates', 0),
      ('Kick-off and access', 'Import 12,000 contacts', 'blocks', 0), ('Import 12,000 contacts', 'Rights and teams', 'blocks', 0),
      ('Rights and teams', 'Training, three half days', 'blocks', 1), ('Storyboard', 'Final cut', 'blocks', 0)) l (from_name, to_name, kind, lag)
    join public.tasks f on f.name = l.from_name join public.tasks t on t.name = l.to_name`,
  `insert into public.task_people (task_id, user_id, part, created_by)
  select t.id, m.id, w.part, t.manager_id from (values ('Shop: product sheets', 'sales', 'assignee'), ('Final cut', 'marketing', 'assignee'),
      ('Training, three half days', 'project_manager', 'assignee'), ('Photographs, 120 items', 'team_member', 'watcher'),
      ('Import 12,000 contacts', 'project_manager', 'watcher'), ('Prepare the Lyon fair', 'marketing', 'assignee')) w (name, role, part)
    join public.tasks t on t.name = w.name join public.people m on m.email = w.role || '@demo.test'`,
];
