import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { sqlState } from "./door.ts";

let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales");
  amir = await company.person("sales");
});
afterAll(() => company.close());

const one = { text: "select 1", values: [] };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "passed",
    (error: unknown) => sqlState(error) ?? String(error),
  );

// A login may end its own connections; it waits until there is one that fits.
const kill = async (which: string, value: unknown) => {
  const other = new pg.Client({ connectionString: company.login_url("tandem_app") });
  await other.connect();
  const text = `select pg_terminate_backend(pid, 2000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}`;
  await expect.poll(async () => (await other.query(text, [value])).rowCount).toBe(1);
  await other.end();
};
const alive = async () => (await company.database.flush(amir.actor, [one]))[0]?.[0]?.[0];

test("a connection that dies at rest, within a transaction or within a flush fails its own work and nothing else", async () => {
  expect(
    await codeOf(
      company.database.as(claire.actor, async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await kill("pid = $1", rows[0]?.pid);
        await tx.execute(sql`select 1`);
      }),
    ),
  ).toMatch(/57P01|not queryable|Connection terminated/);
  const [[[pid] = []] = []] = await company.database.flush(claire.actor, [
    { text: "select pg_backend_pid()::text", values: [] },
  ]);
  await kill("pid = $1", pid);
  const slow = codeOf(company.database.flush(claire.actor, [{ text: "select pg_sleep(30)", values: [] }]));
  await kill("query = $1", "select pg_sleep(30)");
  expect(await slow).toBe("57P01");
  for (let times = 0; times < 10; times++) expect(await alive()).toBe("1");
});
