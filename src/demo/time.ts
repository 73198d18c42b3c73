/** What the people of the projects have worked: approved until the week before last, then submitted, of which one was refused, and entered. */
export const time = [
  `update public.projects p set rate = r.rate from (values ('ROUV', 85), ('ONBO', 95), ('FILM', 90), ('WARE', 80)) r (key, rate) where p.key = r.key`,
  `update public.project_members m set rate = 110 from public.people p where p.id = m.user_id and p.email = 'marketing@demo.test'`,
  `with worked as (select m.id as owner_id, p.id as project_id, p.owner_id as manager_id, t.id as task_id, w.note, d.day::date as day,
      w.minutes + 15 * (abs(hashtext(w.role || w.note || d.day)) % 5) as minutes, date_trunc('week', app.company_day())::date as monday, w.role
    from (values ('team_member', 'ROUV', 'Shop: product sheets', '', 150, 1), ('team_member', 'ROUV', 'Delivery dates in the basket', 'Rules of the carriers', 60, 2),
      ('team_member', 'FILM', 'Final cut', '', 90, 3), ('team_member', 'WARE', null, 'Scanner library', 60, 2),
      ('marketing', 'FILM', 'Storyboard', 'With the director', 120, 2), ('marketing', 'ROUV', 'Photographs, 120 items', '', 150, 2),
      ('support', 'ONBO', 'Import 12,000 contacts', 'Columns and doubles', 90, 1), ('sales', 'ROUV', null, 'Call with the client', 30, 5),
      ('project_manager', 'ROUV', null, 'Steering', 60, 2), ('project_manager', 'ONBO', 'Kick-off and access', '', 60, 4), ('project_manager', 'FILM', null, 'Steering', 45, 3),
      ('employee', 'MOVE', 'Ask for three quotes of removers', '', 45, 6)) w (role, key, task, note, minutes, every)
    join public.people m on m.email = w.role || '@demo.test' join public.projects p on p.key = w.key
    left join public.tasks t on t.project_id = p.id and t.name = w.task
    cross join generate_series(app.company_day() - 84, app.company_day() - 1, interval '1 day') d (day)
    where extract(isodow from d.day) < 6 and d.day >= p.starts_on and (extract(doy from d.day)::int + length(w.note)) % w.every = 0)
  insert into public.time_entries (owner_id, created_by, created_at, day, minutes, task_id, project_id, note, status, reason, decider_id, decided_at)
  select owner_id, owner_id, day + time '17:00', day, minutes, task_id, project_id, nullif(note, ''), s.status,
      case s.status when 'rejected' then 'That day was for the other film' end, case when s.status in ('approved', 'rejected') then manager_id end,
      case when s.status in ('approved', 'rejected') then day + interval '4 days' end
    from worked, lateral (select case when day >= monday then 'draft' when day < monday - 7 then 'approved'
      when role = 'marketing' and day = (select max(w.day) from worked w where w.role = 'marketing' and w.day < w.monday and w.project_id = worked.project_id
        and w.note = 'With the director') and note = 'With the director' then 'rejected' else 'submitted' end as status) s`,
];
