import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Kaci" });
  boss = await company.person("admin", { name: "Ada" });
  for (let number = 1; number <= 6; number++) {
    const owner_id = [null, claire.id, amir.id][number % 3];
    await company.row("public.leads", { name: `Lead ${number}`, owner_id, value: number * 100 });
  }
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T>(by: TestPerson, path: string, query: Record<string, string>) =>
  server.call<{ data: T[] }>(by, "GET", `/api/${path}?${new URLSearchParams(query)}`);
const numbers = async (by: TestPerson, query: Record<string, string>) =>
  (await call<{ name: string }>(by, "leads", query)).body.data.map(({ name }) => Number(name.slice(5)));
const where = (condition: unknown) => JSON.stringify({ "owner.name": condition });

test("a list sorts by the names of what its records point at", async () => {
  expect(await numbers(boss, { order: "owner.name,value" })).toEqual([2, 5, 1, 4, 3, 6]);
  expect(await numbers(amir, { order: "-owner.name,value" })).toEqual([2, 5, 3, 6]);
});

test("it is narrowed by them, as are sums and acts on all that match", async () => {
  expect(await numbers(boss, { where: where({ contains: "VASSEUR" }), order: "value" })).toEqual([1, 4]);
  expect(await numbers(boss, { where: where({ is_null: true }), order: "owner.name,value" })).toEqual([3, 6]);
  const summary = await call<{ count: number }>(boss, "leads/summary", { where: where({ neq: "Amir Kaci" }) });
  expect(summary.body.data[0]?.count).toBe(2);
  const asked = { matching: { where: { "owner.name": "Amir Kaci" } } };
  const allowed = await server.call<{ data: Record<string, number> }>(boss, "POST", "/api/leads/allowed", asked);
  expect(allowed.body.data["assign"]).toBe(2);
  const deed = { do: "update", with: { source: "Fair" } };
  const done = await server.call<{ data: { done: unknown[] } }>(boss, "POST", "/api/leads/bulk", { ...asked, ...deed });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  expect(await numbers(boss, { where: '{"source":"Fair"}', order: "value" })).toEqual([2, 5]);
});

test("a name that is not seen is none: nobody learns of it by asking in its order", async () => {
  const hidden = await company.row("public.accounts", { name: "Abel", owner_id: amir.id });
  const seen = await company.row("public.accounts", { name: "Zébulon", owner_id: claire.id });
  const ours = { owner_id: claire.id, stage: "on_hold", created_at: "2025-01-01" };
  await company.row("public.leads", { ...ours, name: "Lead 21", account_id: hidden });
  await company.row("public.leads", { ...ours, name: "Lead 22", account_id: seen });
  const held = { where: '{"stage":"on_hold"}', order: "account.name" };
  expect(await numbers(boss, held)).toEqual([21, 22]);
  expect(await numbers(claire, held)).toEqual([22, 21]);
  const asked = { where: '{"stage":"on_hold","account.name":{"like":"Ab%"}}' };
  expect([await numbers(boss, asked), await numbers(claire, asked)]).toEqual([[21], []]);
});

test("a role that may not read the other table is refused; no answer has more columns than were asked for", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  const client = await company.person("client", { account_id });
  expect((await call(client, "contacts", { order: "team.name" })).status).toBe(403);
  const { body } = await call<object>(boss, "leads", { order: "owner.name", limit: "1" });
  expect(body.data[0]).not.toHaveProperty(["owner.name"]);
});

test.each(["tags.name", "owner.email", "nobody.name", "owner.name.name"])("%s is nothing to sort by", async (order) => {
  expect((await call(boss, "leads", { order })).status).toBe(400);
});
