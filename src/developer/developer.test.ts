import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "../database/migrate.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { sectionOf } from "./changelog.ts";
import type { Limit } from "./server-limits.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const get = async <Data>(person: TestPerson, path: string) =>
  (await server.call<{ data: Data }>(person, "GET", `/api/developer${path}`)).body.data;

type Table = {
  name: string;
  entity: string | null;
  columns: { name: string; type: string; hidden_from: string[] }[];
  policies: { name: string; permissive: boolean; command: string; using: string | null; check: string | null }[];
  indexes: { name: string }[];
  triggers: string[];
};

test("administrator, CEO and auditor read the server and the tables, and nobody else", async () => {
  const paths = ["", "/tables", "/tables/public.leads"];
  const status = async (person: TestPerson, path: string) =>
    (await server.call(person, "GET", `/api/developer${path}`)).status;
  for (const role of ["admin", "ceo", "auditor"]) {
    const person = await company.person(role);
    for (const path of paths) expect(await status(person, path), role + path).toBe(200);
  }
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support", "client"]) {
    const person = await company.person(role);
    for (const path of paths) expect(await status(person, path), role + path).toBe(403);
  }
});

test("a table shows what the catalog says: columns with who may not read them, policies, indexes and triggers", async () => {
  const { entity, columns, policies, indexes, triggers } = await get<Table>(admin, "/tables/public.contacts");
  expect(entity).toBe("contacts");
  const column = (name: string) => columns.find((each) => each.name === name);
  expect(column("id")).toMatchObject({ type: "uuid", hidden_from: [] });
  const { rows } = await company.owner.query<{ hidden: string[] }>(
    `select array_agg(a.attname::text order by a.attnum) as hidden from pg_attribute a where a.attrelid = 'public.contacts'::regclass
       and a.attnum > 0 and not a.attisdropped and not has_column_privilege('tandem_client', a.attrelid, a.attnum, 'select')`,
  );
  const hidden = columns.filter(({ hidden_from }) => hidden_from.includes("client")).map(({ name }) => name);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).toEqual(rows[0]?.hidden);
  expect(policies.find(({ name }) => name === "sales_read")).toMatchObject({ permissive: true, command: "select" });
  expect(policies.find(({ name }) => name === "verified")?.using).toContain("app.verified");
  expect(indexes.map(({ name }) => name)).toContain("contacts_pkey");
  expect(triggers.length).toBeGreaterThan(0);
});

test("a table of quoted name is found, another is not, and what is no table is refused", async () => {
  const names = (await get<Table[]>(admin, "/tables")).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["public.leads", "auth.rateLimit", "vault.keys"]));
  expect((await get<Table>(admin, "/tables/auth.rateLimit")).name).toBe("auth.rateLimit");
  const status = async (name: string) => (await server.call(admin, "GET", `/api/developer/tables/${name}`)).status;
  expect(await status("public.nothing")).toBe(404);
  expect(await status("pg_catalog.pg_authid")).toBe(422);
});

test("the server names its migrations with when each was applied, and what is used of each limit", async () => {
  type State = { migrations: { name: string; at: string }[]; release: number; limits: Limit[] };
  await get(admin, "");
  const { migrations, release, limits } = await get<State>(admin, "");
  expect(migrations.map(({ name }) => name).toReversed()).toEqual(readMigrations().map(({ name }) => name));
  expect(Date.parse(migrations[0]?.at ?? "")).toBeGreaterThan(0);
  expect(release).toBeGreaterThan(0);
  const used = (limit: string, of: string) => limits.find((each) => each.limit === limit && each.of === of);
  expect(used("calls", "person")).toMatchObject({ most: 1200 });
  expect(used("calls", "person")?.used).toBeGreaterThanOrEqual(2);
  expect(used("calls", "keys")).toMatchObject({ used: 0 });
  expect(used("api_keys", "person")).toMatchObject({ used: 0, most: 20 });
  expect(used("uploads", "company")).toMatchObject({ used: 0 });
});

test("one's tools are those of one's role", async () => {
  type Tools = { url: string; tools: { name: string; writes: boolean }[] };
  const { url, tools } = await get<Tools>(admin, "/tools");
  expect(url).toMatch(/^http.*\/api\/mcp$/);
  expect(tools).toContainEqual(expect.objectContaining({ name: "leads_create", writes: true }));
  const client = await get<Tools>(await company.person("client"), "/tools");
  expect(client.tools.map(({ name }) => name)).not.toContain("leads_list");
});

test("the changelog is that of the version, or of what comes next", () => {
  const text = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n- Older.\n";
  expect(sectionOf(text, "0.1.0")).toEqual({ version: "0.1.0", entries: ["Old.", "Older."] });
  expect(sectionOf(text, "0.2.0")).toEqual({ version: "Unreleased", entries: ["New."] });
});
