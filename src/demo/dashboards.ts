/** One dashboard made by hand, of saved reports, ready ones and a text; for all colleagues. */
export const dashboards = [
  `insert into public.dashboards (name, note, visibility, owner_id, created_by, definition)
    select 'Monday meeting', 'What we look at together, at nine.', 'company', p.id, p.id, jsonb_build_object(
      'filters', '{}'::jsonb,
      'tiles', jsonb_build_array(
        '{"id":"won","kind":"ready","ready":"won-by-owner","as":"number","title":"Won this year","width":1,"height":1}'::jsonb,
        '{"id":"open","kind":"ready","ready":"open-pipeline","as":"number","title":"Open pipeline","day":"none","width":1,"height":1}'::jsonb,
        '{"id":"agenda","kind":"text","title":"Agenda","text":"1. What was **won** and lost\\n2. What closes this month\\n3. Who needs help","width":2,"height":1}'::jsonb,
        jsonb_build_object('id', 'stages', 'kind', 'report', 'day', 'none', 'width', 2, 'height', 2, 'report',
          (select r.id from public.reports r where r.name = 'Open pipeline by stage' and r.visibility = 'company')),
        jsonb_build_object('id', 'months', 'kind', 'report', 'width', 2, 'height', 2, 'report',
          (select r.id from public.reports r where r.name = 'New leads by month' and r.visibility = 'company')),
        '{"id":"hours","kind":"ready","ready":"hours-by-person","width":2,"height":2}'::jsonb,
        jsonb_build_object('id', 'tickets', 'kind', 'report', 'width', 2, 'height', 2, 'report',
          (select r.id from public.reports r where r.name = 'Tickets by week' and r.visibility = 'company'))))
    from public.people p where p.email = 'ceo@demo.test'`,
];
