import { sql } from "./drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translateError } from "../entity/translate-error.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { openDoor, sqlState } from "./door.ts";
import { openPool } from "./pool.ts";

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

describe("an answer that cannot be read ends its connection and its request, not the program", () => {
  const large = { text: "select repeat('x', 40000000) from generate_series(1, $1::int)", values: [2] };

  test("one that is too large", async () => {
    const refused = await Promise.all(
      [claire, amir].map(({ actor }) => company.database.flush(actor, [large]).catch((error: Error) => error)),
    );
    expect(refused.map((error) => translateError(error).code)).toEqual(["INVALID_INPUT", "INVALID_INPUT"]);
    expect(translateError(refused[0]).message).toContain("64 MB");
    for (const { actor } of [claire, amir]) expect(await codeOf(company.database.flush(actor, [one]))).toBe("passed");
    expect(await codeOf(company.database.flush(amir.actor, [{ ...large, values: [1] }]))).toBe("passed");
  });

  test("one at which the reader itself fails", async () => {
    const pool = openPool(company.login_url("tandem_app"), { connections: 1 });
    const client = await pool.connect();
    const failed = new Promise<Error>((resolve) => {
      const reader = {
        submit: (wire: { query(text: string): void }) => (wire.query("select 1"), null),
        handleRowDescription: () => {},
        handleDataRow: () => {
          throw new RangeError("Cannot create a string");
        },
        handleError: resolve,
        handleReadyForQuery: () => resolve(new Error("read")),
      };
      client.query(reader as never);
    });
    expect((await failed).message).toBe("Cannot create a string");
    client.release();
    expect((await pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

test("a statement takes no longer than its connections are for", async () => {
  const quick = openDoor(company.login_url("tandem_app"), { connections: 1, statement_ms: 100 });
  const sleep = { text: "select pg_sleep(0.5)", values: [] };
  expect(await codeOf(quick.flush(claire.actor, [sleep]))).toBe("57014");
  expect(await codeOf(company.database.flush(amir.actor, [sleep]))).toBe("passed");
  await quick.close();
});

test("those who have had much share a few connections, and never wait in the others' way", async () => {
  const door = openDoor(company.login_url("tandem_app"), { connections: 1, heavy: 1 });
  const worked: number[] = [];
  const heavy = { ...claire.actor, heavy: true, worked: (ms: number) => worked.push(ms) };
  const sleep = { text: "select pg_sleep(0.4)", values: [] };
  const slow = Promise.all([door.flush(heavy, [sleep]), door.flush(heavy, [sleep])]);
  const quick = await Promise.race([slow.then(() => "slow"), door.flush(amir.actor, [one]).then(() => "quick")]);
  expect(quick).toBe("quick");
  await slow;
  expect(worked).toHaveLength(2);
  for (const ms of worked) expect(ms).toBeGreaterThan(390);
  await door.close();
});
