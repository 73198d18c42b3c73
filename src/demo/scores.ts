/** The rules of the score; what stood on leads before them gives way. */
export const scores = `insert into public.score_rules (subject, value, amount, points) values
    ('source', 'Recommandation', null, 30), ('source', 'Partner', null, 20), ('source', 'Salon Pro, Rouen', null, 15),
    ('has', 'phones', null, 10), ('has', 'next_activity_at', null, 15), ('worth', null, 50000, 20), ('worth', null, 100000, 10),
    ('touched', null, 30, 20), ('untouched', null, 120, -15), ('overdue', null, null, -10);
  update public.leads set score_until = now();
  delete from app.rescoring`;

/** The company's lists hold what its records say, and nothing else. */
export const lists = `delete from public.choices;
  insert into public.choices (list, key, name) select list, value, value from (
    select 'sources' as list, source as value from public.leads union select 'lost_reasons', lost_reason from public.leads
    union select 'industries', industry from public.accounts) said where value is not null order by list, value`;
