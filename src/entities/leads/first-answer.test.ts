import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Lead = {
  id: string;
  version: number;
  created_at: string;
  answer_due_at: string | null;
  answered_at: string | null;
  answer_minutes: number | null;
  answer: string | null;
};

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  // Round the clock, so that what is told does not go by when the test runs.
  await company.owner.query("update public.company set working_week = '{}'");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const create = async (values: object = {}) => {
  const { body } = await server.call<{ data: Lead }>(claire, "POST", "/api/leads", { name: "Asks", ...values });
  return body.data;
};
const read = async ({ id }: { id: string }) =>
  (await server.call<{ data: Lead }>(claire, "GET", `/api/leads/${id}`)).body.data;
const said = async (lead: { id: string }, kind: string, at: string, state = "done") => {
  const values = { entity: "leads", row_id: lead.id, kind, state, at, owner_id: claire.id };
  const { status, body } = await server.call<{ data: { id: string } }>(claire, "POST", "/api/activities", values);
  expect(status).toBe(201);
  return body.data.id;
};
const within = async (person: TestPerson, answer_within: number | null) => {
  const { rows } = await company.owner.query<{ id: string }>("select id from public.company");
  return (await server.call(person, "PATCH", `/api/company/${rows[0]?.id}`, { answer_within })).status;
};
const since = ({ created_at }: Lead, minutes: number) =>
  new Date(Date.parse(created_at) + minutes * 60_000).toISOString();
const told = ({ answer, answer_minutes }: Lead) => [answer, answer_minutes];

test("a new lead is to be answered within the company's time; the first that was spoken counts, in time or late", async () => {
  const lead = await create();
  expect(Date.parse(lead.answer_due_at ?? "") - Date.parse(lead.created_at)).toBe(240 * 60_000);
  expect(told(lead)).toEqual(["awaited", null]);
  await said(lead, "note", since(lead, 1));
  await said(lead, "call", since(lead, 9), "planned");
  expect(told(await read(lead))).toEqual(["awaited", null]);
  const late = await said(lead, "email", since(lead, 300.5));
  expect(told(await read(lead))).toEqual(["late", 300]);
  // Logged afterwards, and earlier: that one was the first.
  const call = await said(lead, "call", since(lead, 30.5));
  expect(told(await read(lead))).toEqual(["in_time", 30]);
  expect((await read(lead)).version).toBe(1);
  await server.call(claire, "DELETE", `/api/activities/${call}`);
  expect(told(await read(lead))).toEqual(["late", 300]);
  await server.call(claire, "DELETE", `/api/activities/${late}`);
  expect(told(await read(lead))).toEqual(["awaited", null]);
});

test("what was spoken before the lead was written is an answer at once", async () => {
  const lead = await create();
  await said(lead, "call", since(lead, -500));
  expect(told(await read(lead))).toEqual(["in_time", 0]);
});

test("nobody writes it by themselves, and a closed one waits for nothing", async () => {
  const values = { name: "Sly", answered_at: new Date().toISOString(), answer_minutes: 1, answer_due_at: null };
  expect((await server.call(claire, "POST", "/api/leads", values)).status).toBe(422);
  const lead = await create();
  for (const change of [{ answer_minutes: 1 }, { answer_due_at: null }, { answer: "in_time" }])
    expect((await server.call(claire, "PATCH", `/api/leads/${lead.id}`, change)).status).toBe(422);
  expect(told(await create({ stage: "won" }))).toEqual([null, null]);
  await company.database.flush(claire.actor, [
    { text: "update public.leads set answer_minutes = 1, answer_due_at = null where id = $1", values: [lead.id] },
  ]);
  const after = await read(lead);
  expect([after.answer_minutes, after.answer_due_at]).toEqual([null, lead.answer_due_at]);
});

test("the company's administrator says how soon; without a promise nothing is awaited", async () => {
  expect(await within(amir, 60)).toBe(403);
  expect(await within(admin, 2)).toBe(422);
  expect(await within(admin, 60)).toBe(200);
  const lead = await create();
  expect(Date.parse(lead.answer_due_at ?? "") - Date.parse(lead.created_at)).toBe(60 * 60_000);
  expect(await within(admin, null)).toBe(200);
  expect(told(await create())).toEqual([null, null]);
  await within(admin, 240);
});

test("it is filtered and told by the rights of who asks", async () => {
  const count = async (person: TestPerson) => {
    const where = JSON.stringify({ answer: "awaited" });
    const path = `/api/leads/summary?${new URLSearchParams({ where })}`;
    return (await server.call<{ data: { count: number }[] }>(person, "GET", path)).body.data[0]?.count;
  };
  expect(await count(claire)).toBeGreaterThan(0);
  expect(await count(amir)).toBe(0);
});
