import { sql } from "../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/door.ts";
import { readQuestion } from "../entity/list-request.ts";
import { openKernel, type Kernel } from "../entity/kernel.ts";
import { listStatement } from "../entity/read.ts";
import { among, type Scopes } from "../entity/scopes.ts";
import { register } from "../entities/register.ts";
import { owned } from "../testing/owned.ts";
import { testServer } from "../testing/server.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";

const rows = 30_000;

let company: TestCompany;
let kernel: Kernel;
const people: TestPerson[] = [];

beforeAll(async () => {
  company = await testCompany();
  kernel = await openKernel(company.database, company.system, register);
  const owners = [];
  for (let number = 0; number < 10; number++)
    owners.push(await company.person("sales", { team_id: await company.team(`Team ${number}`) }));
  for (const table of owned) {
    // (Not what each entity has: what an entity's own triggers fill in is wanted, such as how probable a lead is.)
    const { rows: triggers } = await company.owner.query<{ name: string; general: boolean }>(
      "select tgname as name, tgname ~ '^[a-dyz]_' as general from pg_trigger where tgrelid = $1::regclass and not tgisinternal",
      [`public.${table}`],
    );
    const general = triggers.filter((trigger) => trigger.general);
    const alter = (act: string) =>
      general.map(({ name }) => `alter table public.${table} ${act} trigger ${name}`).join(";");
    await company.owner.query(alter("disable"));
    await company.owner.query(
      `insert into public.${table} (name, owner_id, team_id, created_at, deleted_at)
       select 'Row ' || n, o.id, o.team_id, now() - n * interval '1 minute', case when n <= 10000 then now() end from generate_series(1, $1::int) n
         join (select p.id, p.team_id, row_number() over () as no from public.people p where p.id = any($2)) o on o.no = 1 + n % 10`,
      [rows, owners.map(({ id }) => id)],
    );
    await company.owner.query(alter("enable"));
  }
  const account_id = await company.row("public.accounts", { name: "Theirs" });
  const { rows: roles } = await company.owner.query<{ role: string; kind: string }>(
    "select name as role, kind from app.roles where kind <> 'system' order by 1",
  );
  for (const { role, kind } of roles) {
    const scoped = kind === "client" ? { account_id } : { team_id: owners[0]?.team_id ?? "" };
    people.push(await company.person(role, scoped));
    // Somebody of the same role who sees nothing: no team, no row of their own.
    if (kind !== "client") people.push(await company.person(role));
  }
  await company.owner.query("analyze");
}, 240_000);
afterAll(() => company.close());

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};

test.each(owned)(
  "a list of %s reads a page and not the table, for every role, with rows visible and with none, a full bin in front",
  async (table) => {
    expect(await wasteful(table, {}, () => true)).toEqual([]);
  },
);

test.each(owned)(
  "a list of %s in another order than the usual one does not go through all others' rows for who has none",
  async (table) => {
    // (Who sees all, or a team's, meets the bin that is planted in front: this order's index holds it, too.)
    expect(await wasteful(table, { order: "name" }, (person, walked) => !walked["all"] && !person.team_id)).toEqual([]);
  },
);

/** Whose list of a table reads far more than a page. */
async function wasteful(
  table: (typeof owned)[number],
  query: Record<string, string>,
  meant: (person: TestPerson, walked: Scopes) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const person of people) {
    const { rights } = await kernel.roles.of(person.actor);
    const walked = among(kernel.scopes[table] ?? {}, rights[table]?.["read"]);
    if (!meant(person, walked)) continue;
    const statement = listStatement(register[table], readQuestion(register[table], query), walked);
    const read = await touched(person, statement.text).catch((error: unknown) =>
      /permission denied/.test(String((error as Error).cause)) ? 0 : Promise.reject(error as Error),
    );
    if (read > 1000) found.push(`${person.role} ${person.team_id ? "with" : "without"} a team reads ${read} rows`);
  }
  return found;
}

test("what counts rows, or on how many one may act, reads what its caller may see and not the table", async () => {
  const text =
    "select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::text from pg_stat_xact_all_tables where relname = any ($1)";
  const seen = { text, values: [owned] };
  let read = 0;
  const flush: Database["flush"] = async (actor, statements) => {
    const answers = await company.database.flush(actor, [seen, ...statements, seen]);
    read += Number(answers.pop()?.[0]?.[0]) - Number(answers.shift()?.[0]?.[0]);
    return answers;
  };
  const server = await testServer({ ...company, database: { ...company.database, flush } });
  const wasteful: string[] = [];
  for (const person of people.filter(({ team_id }) => !team_id)) {
    const { rights } = await kernel.roles.of(person.actor);
    for (const of of owned.filter((table) => !rights[table]?.["read"]?.includes("all")))
      for (const [method, path, body] of [
        ["GET", `${of}/summary`],
        ["POST", "summaries", { questions: [{ of }] }],
        ["POST", `${of}/allowed`, { matching: {} }],
      ] as const) {
        read = 0;
        const { status } = await server.call(person, method, `/api/${path}`, body);
        // (What is refused reads nothing: only who may not read it at all is.)
        const answered = status === 200 || (status === 403 && !rights[of]?.["read"]?.length);
        if (read > 1000 || !answered) wasteful.push(`${person.role}: ${path} of ${of} reads ${read} rows (${status})`);
      }
  }
  await server.close();
  expect(wasteful).toEqual([]);
});

const searched = owned.filter((name) => register[name].searchable);

test("words are found by their index, also by who may not read all that is searched", async () => {
  const scans: Record<string, number> = {};
  for (const table of searched)
    for (const person of people)
      scans[`${table} ${person.role}`] = await company.database.as(person.actor, async (tx) => {
        await tx.execute(sql`select app.find(${table}, 'row 29999')`);
        const seen = sql`select seq_scan::int as n from pg_stat_xact_all_tables where relname = ${table}`;
        return (await tx.execute<{ n: number }>(seen)).rows[0]?.n ?? 0;
      });
  expect(Object.keys(scans).length).toBeGreaterThan(people.length);
  expect(Object.keys(scans).filter((name) => scans[name] !== 0)).toEqual([]);
});

async function touched(person: TestPerson, text: string): Promise<number> {
  return company.database.as(person.actor, async (tx) => {
    const answer = await tx.execute<{ "QUERY PLAN": { Plan: Node }[] }>(
      sql.raw(`explain (analyze, format json) ${text}`),
    );
    return rowsRead(answer.rows[0]?.["QUERY PLAN"][0]?.Plan);
  });
}

function rowsRead(node: Node | undefined): number {
  if (!node) return 0;
  const here =
    node["Relation Name"] && owned.includes(node["Relation Name"] as never)
      ? (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
      : 0;
  return here + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}
