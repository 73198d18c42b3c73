import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let admin: TestPerson;
let marketing: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  admin = await company.person("admin");
  marketing = await company.person("marketing");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T = { data: Row }>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<T>(person, method, `/api/${path}`, body);

/** A lead of Claire's that was converted, under a name that is found nowhere else. */
async function converted(name: string) {
  const { id } = (await call(claire, "POST", "leads", { name: `Ada ${name}`, company_name: name, owner_id: claire.id }))
    .body.data;
  return (await call(claire, "POST", "leads/convert", { id })).body.data;
}

test("whoever sees the lead and not its client reads no name of it, in no way of reading", async () => {
  const lead = await converted("Quillebeuf");
  await call(admin, "POST", "leads/assign", { id: lead.id, owner_id: amir.id });
  const seen = (await call(amir, "GET", `leads/${lead.id}`)).body.data;
  expect(seen).toMatchObject({ stage: "won", account: null, converted_contact: null });
  const listed = await call(amir, "GET", "leads?include=account,converted_contact");
  const told = await call(amir, "GET", `leads/${lead.id}/history`);
  const found = await call(amir, "POST", "rpc/search_global", { p_query: "Quillebeuf" });
  const csv = await (await server.send(amir, "GET", "/api/leads/export.csv")).text();
  for (const text of [JSON.stringify(listed.body), JSON.stringify(told.body), csv]) {
    // (The lead itself says where somebody works; the client's own record and the contact's are named nowhere.)
    expect(text).not.toContain('"account":{');
    expect(text).not.toContain('"converted_contact":{');
  }
  const names = (told.body as unknown as { data: { names?: Record<string, string> }[] }).data.flatMap((entry) =>
    Object.keys(entry.names ?? {}),
  );
  expect(names).not.toContain(lead["account_id"]);
  expect(names).not.toContain(lead["converted_contact_id"]);
  const hits = (found.body as unknown as { data: { entity: string; entity_id: string }[] }).data;
  expect(hits.map(({ entity, entity_id }) => [entity, entity_id])).toEqual([["leads", lead.id]]);
});

test("a client of the company sees nothing of the lead, its history and its conversion, and hears of none of it", async () => {
  const lead = await converted("Villequier");
  const account_id = String(lead["account_id"]);
  const client = await company.person("client_admin", { account_id });
  expect((await call(client, "GET", `accounts/${account_id}`)).body.data).toMatchObject({ name: "Villequier" });
  for (const [method, path, body] of [
    ["GET", "leads"],
    ["GET", `leads/${lead.id}`],
    ["GET", "leads/summary"],
    ["POST", "leads/convert", { id: lead.id }],
    ["POST", "leads/convert/preview", { id: lead.id }],
    ["POST", "leads/take_back", { id: lead.id }],
  ] as const)
    expect((await call(client, method, path, body)).status, path).toBeGreaterThanOrEqual(403);
  const history = JSON.stringify((await call(client, "GET", `leads/${lead.id}/history`)).body);
  expect(history).not.toContain("converted_at");
  const stream = await server.listen(client);
  const staff = await server.listen(claire);
  await call(claire, "POST", "leads/take_back", { id: lead.id });
  await expect.poll(() => staff.heard.some(({ entity }) => entity === "leads")).toBe(true);
  expect(stream.heard.filter(({ entity }) => entity === "leads")).toEqual([]);
  await Promise.all([stream.close(), staff.close()]);
});

test("marketing, which changes leads of its own and makes no clients, is not offered it and cannot write what it leaves", async () => {
  const { id } = (await call(marketing, "POST", "leads", { name: "Fair", owner_id: marketing.id })).body.data;
  const open = (await call<{ data: Row & { can: string[] } }>(marketing, "GET", `leads/${id}`)).body.data;
  expect(open.can).toContain("update");
  expect(open.can).not.toContain("convert");
  expect((await call(marketing, "POST", "leads/convert", { id })).status).toBe(403);
  const written = { converted_at: new Date().toISOString() };
  expect((await call(marketing, "PATCH", `leads/${id}`, written)).status).toBe(422);
});
