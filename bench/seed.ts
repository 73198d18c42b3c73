import pg from "pg";

/** Somebody to measure as: a sales person whose team owns a twentieth of the leads. */
export type Subject = { id: string; token: string };

/** Fills a migrated database with so many leads of 20 teams of 10, and signs one sales person in. */
export async function seed(url: string, leads: number): Promise<Subject> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const run = (sql: string, values: unknown[] = []) => owner.query(sql, values);
  await run("begin");
  await run("insert into public.company (name) values ('Bench')");
  await run("insert into public.teams (name) select 'Team ' || n from generate_series(1, 20) n");
  await run(`insert into public.people (name, email, kind, team_id) select 'Person ' || n, 'p' || n || '@bench.test', 'employee',
    (select id from public.teams order by name offset n % 20 limit 1) from generate_series(1, 200) n`);
  await run("insert into public.user_roles (user_id, role) select id, 'sales' from public.people");
  await run(`insert into auth."user" (id, name, email) select id, name, email from public.people`);
  for (const trigger of ["z_log", "b_place", "d_references", "y_search_insert"])
    await run(`alter table public.leads disable trigger ${trigger}`);
  await run(
    `insert into public.leads (name, company_name, owner_id, team_id, stage, value, emails, created_at)
     select 'Lead ' || n, 'Company ' || (n::bigint * 7919) % 50000, p.id, p.team_id, (array['new', 'contacted', 'qualified', 'proposal', 'won'])[1 + n % 5], (n::bigint * 37) % 100000,
            array['lead' || n || '@bench.test'], now() - n * interval '30 seconds'
       from generate_series(1, $1::int) n join (select id, team_id, row_number() over (order by email) as no from public.people) p on p.no = 1 + (n::bigint * 31) % 200`,
    [leads],
  );
  for (const trigger of ["z_log", "b_place", "d_references", "y_search_insert"])
    await run(`alter table public.leads enable trigger ${trigger}`);
  const token = "bench-token-0123456789abcdefghijklmn";
  const { rows } = await run("select id from public.people order by email limit 1");
  const id = (rows[0] as { id: string }).id;
  await run(
    `insert into auth.session (token, "userId", "expiresAt", door, second_factor) values ($1, $2, now() + interval '1 day', 'employee', true)`,
    [token, id],
  );
  await run("commit");
  await run("vacuum analyze");
  await owner.end();
  return { id, token };
}
