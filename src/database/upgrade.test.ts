import { randomBytes } from "node:crypto";
import { sql } from "./drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { loadDemo } from "../demo/load.ts";
import { catalogue } from "../testing/catalogue.ts";
import { testCompany } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { type Actor, openDoor } from "./door.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { ensureRoles } from "./roles.ts";

// A company that an older version has made comes over with all that it holds, into the same database as a new one's.
const template = new URL(inject("template_url"));
const name = `tandem_test_${randomBytes(6).toString("hex")}`;
let fresh: string[];

beforeAll(async () => {
  const company = await testCompany();
  fresh = await catalogue(company.owner);
  await company.close();
  await on("postgres", (client) => client.query(`create database ${name}_past`).then(() => {}));
  await on(`${name}_past`, ready);
}, 60_000);
afterAll(() =>
  on("postgres", async (client) => {
    await client.query(`drop database if exists ${name}_past`);
    await client.query(`drop database if exists ${name}_older`);
  }),
);

// The last migration of each version that has landed.
describe.each(["0018", "0026", "0031", "0045", "0052"])("a company of the version that ended with %s", (last) => {
  test("keeps each row, entry, seal and session, and becomes what a new one is", async () => {
    // One database goes from version to version; what a company lives through happens in a copy.
    const migrations = readMigrations().filter((migration) => migration.name.slice(0, 4) <= last);
    await on(`${name}_past`, (client) => migrate(client, { migrations, functions: [], release: 0 }));
    await on("postgres", async (client) => {
      await client.query(`drop database if exists ${name}_older`);
      await client.query(`create database ${name}_older template ${name}_past strategy file_copy`);
    });
    await on(`${name}_older`, async (client) => {
      await client.query("revoke temporary on database " + (client.database ?? "") + " from public");
      const token = await lived(client, last);
      const before = await rows(client);
      await migrate(client);
      const after = await rows(client);
      const changed = [...before].flatMap(([table, kept]) =>
        missing(kept, after.get(table) ?? []).map((row) => [table, row["name"]]),
      );
      // What the tables no longer take is mended, and the log says so.
      const two_main = [["contacts", "Odile"]];
      expect(changed).toEqual(last < "0033" ? [...two_main, ["people", "Claire"]] : two_main);
      // Who belonged to a client does so as before.
      const belongs = (main: string, from: string) =>
        client.query(`select account_id, decision_role, ${main} as main from ${from} order by 1, 2, 3`);
      expect(
        (await belongs("main", "public.affiliations where contact_name is not null and account_name is not null")).rows,
      ).toEqual((await belongs('"primary"', "public.contacts where account_id is not null")).rows);
      expect(await catalogue(client)).toEqual(fresh);
      // What was planned with a lead has become its next activity.
      const planned =
        "select count(*)::int as n from public.leads where next_activity is not null or next_activity_at is not null";
      const activities =
        "select count(*)::int as n from public.activities where state = 'planned' and about is not null";
      expect((await client.query(activities)).rows).toEqual((await client.query(planned)).rows);
      expect(fresh.length).toBeGreaterThan(1000);
      expect(
        (await client.query("select seal, entry, problem from app.verify_seals(0, null) where problem is not null"))
          .rows,
      ).toEqual([]);
      expect(
        await through({ proof: `session:${token}` }, "select name from public.leads where owner_id = app.user_id()"),
      ).toEqual(["Étienne"]);
    });
  }, 60_000);
});

async function ready(client: pg.Client): Promise<void> {
  await ensureRoles(client, derive_for_tests);
  await client.query("revoke temporary on database " + (client.database ?? "") + " from public");
}

// It takes seconds to write and to compare.
const with_demonstration = ["0018", "0031"];

/** A company, or the demonstration's, and beside it what the tables then allowed; answers the token of a session. */
async function lived(client: pg.Client, last: string): Promise<string> {
  const row = async (table: string, values: Record<string, unknown>) => {
    const keys = Object.keys(values);
    const { rows } = await client.query<{ id: string }>(
      `insert into ${table} (${keys.map((key) => pg.escapeIdentifier(key)).join()}) values (${keys.map((_, at) => `$${at + 1}`).join()}) returning *`,
      Object.values(values),
    );
    return rows[0]?.id ?? "";
  };
  if (with_demonstration.includes(last)) await loadDemo(client, "the hash of a password");
  else await row("public.company", { name: "Maison Ferrand" });
  const team_id = await row("public.teams", { name: "Nord" });
  const email = "claire@ferrand.example";
  const unchecked = last < "0033" ? { time_zone: "Mars/Olympus", locale: "fr-XX-nowhere" } : {};
  const id = await row("public.people", { name: "Claire", email, kind: "employee", team_id, ...unchecked });
  await row("public.user_roles", { user_id: id, role: "sales" });
  await row('auth."user"', { id, name: "Claire", email });
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await row("auth.session", { token, userId: id, expiresAt, door: "employee", second_factor: true });
  const account_id = await row("public.accounts", { name: "Ateliers Rouvray", owner_id: id });
  const contact = { account_id, owner_id: id, primary: true, decision_role: "decides" };
  await row("public.contacts", { ...contact, name: "Hélène", emails: ["helene@rouvray.example"] });
  await row("public.contacts", { ...contact, name: "Odile", created_at: "2031-01-01T00:00:00Z" });
  await row("public.tags", { name: "Urgent" });
  const huge = last < "0032" ? { note: "x".repeat(200_000), custom: { numbers: Array(20_000).fill(1e300) } } : {};
  const lead = await row("public.leads", {
    name: "Étienne",
    owner_id: id,
    value: 1200.5,
    phones: ["+33235710418"],
    ...huge,
  });
  await client.query("update public.leads set stage = 'qualified' where id = $1", [lead]);
  await row("app.preferences", { user_id: id, theme: "dark" });
  await row("public.notifications", { user_id: id, kind: "role", title: "Told", dedupe_key: "told" });
  await client.query("insert into vault.system_proofs (hash) values (sha256('upgrade'))");
  expect(await through({ proof: "system:upgrade" }, "select app.seal_log(100000) as name")).not.toEqual([]);
  return token;
}

/** What people and the log hold, by table. */
async function rows(client: pg.Client): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
     and (c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) or c.oid in ('app.log'::regclass, 'app.seals'::regclass, 'app.preferences'::regclass)) order by 1`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name: table } of tables) {
    const { rows: each } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
    );
    found.set(
      table,
      each.map(({ row }) => row),
    );
  }
  return found;
}

// Rows of which the columns that there were hold something else now.
function missing(before: Record<string, unknown>[], after: Record<string, unknown>[]): Record<string, unknown>[] {
  const columns = Object.keys(before[0] ?? {});
  const text = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
  const there = new Set(after.map(text));
  return before.filter((row) => !there.has(text(row)));
}

/** What somebody is answered who comes in by the program's own door. */
async function through(actor: Actor, text: string): Promise<unknown[]> {
  const url = new URL(template.href);
  url.pathname = `/${name}_older`;
  url.username = "tandem_app";
  url.password = derive_for_tests("login", "tandem_app");
  const door = openDoor(url.href);
  try {
    const { rows: answered } = await door.as(actor, (tx) => tx.execute<{ name: unknown }>(sql.raw(text)));
    return answered.map((row) => row.name);
  } finally {
    await door.close();
  }
}

async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(template.href);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
