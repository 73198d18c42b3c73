/** The rules of the score; what stood on leads before them gives way. */
export const scores = `insert into public.score_rules (subject, value, amount, points) values
    ('source', 'Recommandation', null, 30), ('source', 'Partner', null, 20), ('source', 'Salon Pro, Rouen', null, 15),
    ('has', 'phones', null, 10), ('has', 'next_activity_at', null, 15), ('worth', null, 50000, 20), ('worth', null, 100000, 10),
    ('touched', null, 30, 20), ('untouched', null, 120, -15), ('overdue', null, null, -10);
  update public.leads set score_until = now();
  delete from app.rescoring`;

/** The company's lists hold what its records say, and nothing else. */
export const lists = `delete from public.choices c where not exists (
  select from public.leads l where c.key in (l.source, l.lost_reason) union all select from public.accounts a where a.industry = c.key)`;
