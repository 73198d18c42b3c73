import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

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

type Right = { role: string; entity: string; verb: string };
const reading: Right = { role: "sales", entity: "leads", verb: "read" };
const shipped = ["own", "team", "unowned"];
const change = (by: TestPerson, right: Right, before: string[], scopes: string[]) =>
  server.call(by, "POST", "/api/rights/change", { ...right, before, scopes, reason: "A smaller team" });
const tryIt = (by: TestPerson, right: Right, scopes: string[]) =>
  server.call(by, "GET", `/api/rights/try?${new URLSearchParams({ ...right, scopes: scopes.join() })}`);

test("what belongs to records follows every scope that can be chosen for them", async () => {
  const count = async (of: string) =>
    (await company.owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)).rows[0]?.n;
  await company.owner.query("begin");
  const [scopes, rights] = [await count("app.scopes"), (await count("app.role_permissions")) ?? 0];
  await company.owner.query(`insert into app.role_permissions (role, entity, verb, scope)
    select r.name, e.entity, v, s from app.roles r, app.entities e, unnest('{read,create,update,delete}'::text[]) v,
      unnest(app.scopes_to_choose(r.name, e.entity, v)) s where app.right_fixed(r.name, e.entity, v) is null on conflict do nothing`);
  expect(await count("app.role_permissions")).toBeGreaterThan(rights + 300);
  await company.owner.query("select app.follow_parents()");
  expect(await count("app.scopes")).toBe(scopes);
  await company.owner.query("rollback");
});

test("what must never change is refused in a sentence", async () => {
  const sentence = async (right: Right, scopes: string[]) => (await tryIt(admin, right, scopes)).body.message;
  const all = ["all"];
  expect(await sentence({ role: "admin", entity: "leads", verb: "read" }, ["own"])).toMatch(/administrators stay/);
  expect(await sentence({ role: "auditor", entity: "leads", verb: "update" }, all)).toBe("Auditors only read.");
  for (const entity of [
    "user_roles",
    "people",
    "messages",
    "notifications",
    "agent_approvals",
    "webhooks",
    "saved_views",
    "comments",
  ])
    expect(await sentence({ role: "sales", entity, verb: "read" }, all), entity).toMatch(/part of how Tandem works/);
  const clients = "Clients reach only what belongs to their own account.";
  for (const entity of ["accounts", "contacts", "tickets", "documents", "tasks", "projects"])
    expect(await sentence({ role: "client", entity, verb: "read" }, all), entity).toBe(clients);
  expect(await sentence({ role: "client", entity: "accounts", verb: "update" }, ["account"])).toBe(clients);
  expect(await sentence({ role: "client_admin", entity: "leads", verb: "read" }, all)).toMatch(/No page/);
  expect(await sentence({ role: "system", entity: "leads", verb: "read" }, all)).toMatch(/Only reading/);
  expect(await sentence({ role: "support", entity: "leads", verb: "update" }, ["galaxy"])).toMatch(/no such scope/);
  expect(await sentence(reading, [])).toMatch(/has to read them/);
  // (PostgreSQL joins the policies of changing and deleting by OR.)
  expect(await sentence({ ...reading, verb: "update" }, ["team"])).toMatch(/Whoever deletes these records can change/);
  expect(await sentence({ ...reading, verb: "delete" }, all)).toMatch(/Whoever deletes these records can change/);
  expect((await tryIt(admin, { ...reading, verb: "update" }, [])).status).toBe(200);
  expect((await change(admin, { ...reading, role: "admin" }, ["all"], ["own"])).status).toBe(403);
});

test("only administrators change rights, in person", async () => {
  for (const role of ["ceo", "auditor", "sales", "project_manager"]) {
    const by = await company.person(role);
    expect((await change(by, reading, shipped, ["all"])).status, role).toBe(403);
    expect((await tryIt(by, reading, ["all"])).status, role).toBe(403);
  }
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  const client = await company.person("client", { account_id });
  expect((await change(client, reading, shipped, ["all"])).status).toBe(403);
  // Not by a function within, whatever claims: none of these is anybody's to call.
  for (const call of [
    "app.remake_policies('sales')",
    "app.make_right(null)",
    "app.propose_right('sales','leads','read','{all}','x',null)",
  ])
    await expect(company.database.flush(admin.actor, [{ text: `select ${call}`, values: [] }])).rejects.toThrow(
      /permission denied/,
    );
});
