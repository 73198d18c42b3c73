import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Optimization } from "./judge.ts";

let company: TestCompany;
let server: TestServer;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const read = async (role: string) =>
  server.call<{ data: Optimization }>(await company.person(role), "GET", "/api/optimization");

test("administrator, CEO and auditor read it, and nobody else", async () => {
  for (const role of ["admin", "ceo", "auditor"]) expect((await read(role)).status, role).toBe(200);
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support", "client"])
    expect((await read(role)).status, role).toBe(403);
});

test("gaps in the data, slow routes and slow pages are found, and the tables are named by size", async () => {
  const lead = { name: "Nobody's", emails: ["a@b.example"] };
  await company.row("public.leads", lead);
  await company.row("public.leads", { ...lead, deleted_at: new Date().toISOString() });
  await company.row("public.contacts", { name: "Silent" });
  const buckets = Array.from({ length: 50 }, (_, index) => (index === 40 ? 30 : 0));
  await company.owner.query(
    "insert into app.request_counts (span, at, route, requests, refused, failed, buckets) values ('day', date_trunc('day', now(), 'UTC'), 'GET /api/slow', 30, 0, 0, $1)",
    [buckets],
  );
  const properties = JSON.stringify({ metric: "LCP", value: 4000 });
  await company.owner.query(
    "insert into app.usage_events (user_id, name, path, properties, at) select $1, 'page.speed', '/slow', $2, now() from generate_series(1, 25)",
    [(await company.person("sales")).id, properties],
  );
  const { data } = (await read("admin")).body;
  const found = data.findings.map(({ kind, subject, values }) => `${kind} ${subject} ${values["count"]}`);
  expect(found).toEqual(
    expect.arrayContaining([
      "slow_route GET /api/slow 30",
      "slow_page /slow 25",
      "leads_unowned  1",
      "leads_without_step  1",
      "contacts_unreachable  1",
    ]),
  );
  const bytes = data.tables.map((table) => table.bytes);
  expect(bytes).toEqual(bytes.toSorted((one, other) => other - one));
});
