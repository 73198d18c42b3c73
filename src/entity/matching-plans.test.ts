import { sql } from "../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { batch, readBulk } from "./bulk-request.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { type Matching, nextMatching, type Place, readPlace } from "./matching.ts";
import { operations } from "./operations.ts";

// A run over all that match by somebody who sees a twentieth of 100,000: each batch reads about itself.
const rows = 100_000;
const leads = register.leads;

let company: TestCompany;
let kernel: Kernel;
let claire: TestPerson;
let ceo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  kernel = await openKernel(company.database, company.system, register);
  claire = await company.person("sales", { team_id: await company.team("North") });
  const amir = await company.person("sales", { team_id: await company.team("South") });
  ceo = await company.person("ceo");
  const { owner } = company;
  await owner.query("alter table public.leads disable trigger user");
  await owner.query(
    `insert into public.leads (name, owner_id, team_id, stage, created_at, probability)
     select 'Row', o.id, o.team_id, 'new', now() - n * interval '1 minute', 10 from generate_series(1, $1::int) n
       join public.people o on o.id = case when n % 20 = 0 then $2::uuid else $3::uuid end`,
    [rows, claire.id, amir.id],
  );
  await owner.query("alter table public.leads enable trigger user");
  await owner.query("analyze public.leads");
}, 60_000);
afterAll(() => company.close());

test("a batch reads its own rows of 100,000, wherever in the order it stands and whoever asks", async () => {
  const request = readBulk(leads, { matching: { where: { name: "Row" } }, do: "update", with: { source: "Fair" } });
  for (const person of [claire, ceo]) {
    const seen = new Set<string>();
    const read: number[] = [];
    const page = async (place?: Place) =>
      company.database.as(person.actor, async (tx) => {
        const before = await readSoFar(tx);
        const from = place ?? (await readPlace(tx, undefined));
        const answer = await nextMatching(tx, leads, kernel.scopes["leads"] ?? {}, request, from);
        read.push((await readSoFar(tx)) - before);
        return answer;
      });
    const keep = (matching: Matching[]) => matching.forEach(({ id }) => seen.add(id));
    let { matching, next } = await page();
    for (keep(matching); next && read.length < 6; keep(matching)) ({ matching, next } = await page(next));
    expect(seen.size).toBe(person === ceo ? 6 * batch.changed : rows / 20);
    // Each row is fetched by an index once for its page, and for the one row that says whether another page follows.
    expect(Math.max(...read)).toBeLessThan(3 * batch.changed);
  }
});

test("a batch of a thousand takes no more of a large company than of a small one", async () => {
  const act = async (where: object, after?: string) => {
    const replay = { key: crypto.randomUUID(), fingerprint: "x" };
    const since = performance.now();
    const input = { matching: { where }, do: "update", with: { source: "Fair" }, ...(after && { after }) };
    const text = await operations(kernel, leads).bulk(claire.actor, input, replay);
    const { data } = JSON.parse(text) as { data: { changed: string[]; next: string | null } };
    return { ...data, ms: (performance.now() - since) / data.changed.length };
  };
  const times: number[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const done = await act({ name: "Row" }, next);
    times.push(done.ms);
    ({ next } = done);
  }
  const [first = 0, ...others] = times;
  expect(times.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...others)).toBeLessThan(2 * first);
});

/** How many rows of leads this transaction has read, by whatever way. */
async function readSoFar(tx: { execute(query: ReturnType<typeof sql>): Promise<{ rows: unknown[] }> }) {
  const { rows: found } = await tx.execute(
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_all_tables where relname = 'leads'`,
  );
  return (found[0] as { n: number } | undefined)?.n ?? 0;
}
