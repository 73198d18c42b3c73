/** Reports that people of the company have kept: for all, for a team, and one of one's own. */
export const reports = [
  `insert into public.reports (name, note, visibility, owner_id, created_by, definition)
    select r.name, r.note, r.visibility, p.id, p.id, r.definition::jsonb from (values
      ('Open pipeline by stage', 'What is worked on, and what is to be expected of it.', 'company', 'ceo',
        '{"source":"leads","filters":{"stage":"type:open"},"groups":[{"field":"stage"}],"measures":[{"of":"sum","field":"value"},{"of":"sum","field":"weighted"},{"of":"count"}],"chart":"bar"}'),
      ('New leads by month', null, 'company', 'marketing',
        '{"source":"leads","filters":{"created_at":"this-year"},"groups":[{"field":"created_at","by":"month"}],"measures":[{"of":"count"},{"of":"sum","field":"value"}],"chart":"line"}'),
      ('Hours by person and project', 'For the meeting on Mondays.', 'team', 'project_manager',
        '{"source":"time_entries","filters":{"day":"this-month"},"groups":[{"field":"owner_id"},{"field":"project_id"}],"measures":[{"of":"sum","field":"minutes"}],"chart":"bar"}'),
      ('Tickets by week', null, 'company', 'support',
        '{"source":"tickets","filters":{},"groups":[{"field":"created_at","by":"week"},{"field":"priority"}],"measures":[{"of":"count"}],"chart":"line"}'),
      ('My lost deals', null, 'private', 'sales',
        '{"source":"leads","filters":{"owner_id":"me","stage":"type:lost"},"groups":[{"field":"lost_reason"}],"measures":[{"of":"count"},{"of":"share"}],"chart":"bar"}'))
      r (name, note, visibility, role, definition) join public.people p on p.email = r.role || '@demo.test'`,
];
