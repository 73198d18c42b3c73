import type pg from "pg";

const batch = 10_000;

/** Plants leads of the demonstration's salespeople, with all that follows from a lead: log, search, score, next steps. */
export async function plantLeads(owner: pg.Client, count: number): Promise<void> {
  for (let done = 0; done < count; done += batch)
    await owner.query(
      `insert into public.leads (name, company_name, owner_id, team_id, value, emails, source, created_at)
       select (array['Anne', 'Bruno', 'Chloé', 'Denis', 'Élise', 'Farid'])[1 + n % 6] || ' ' || (array['Morvan', 'Tanguy', 'Riou', 'Le Gall', 'Kerbrat'])[1 + n % 5] || ' ' || n,
         'Atelier ' || n % 40000, p.id, p.team_id, n * 37 % 90000, array['n' || n || '@planted.example'], 'LinkedIn', now() - n * interval '9 minutes'
       from generate_series($1::int, $2::int) n
       join (select id, team_id, row_number() over (order by email) - 1 as nth, count(*) over () as all from public.people where email like 'sales%@demo.test') p on p.nth = n % p.all`,
      [done + 1, Math.min(done + batch, count)],
    );
  // Which of those planted are one is not what is asked: whoever looks for pairs begins with what is done later.
  await owner.query("begin; select pg_advisory_xact_lock(7275)");
  await owner.query(
    "update app.duplicates_read set (xid, id) = (select xid, id from app.log order by xid desc, id desc limit 1)",
  );
  await owner.query("commit");
  await owner.query("analyze");
}
