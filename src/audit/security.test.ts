import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type State = {
  risks: { rule: string; id: string }[];
  gaps: { subject: string; gap: string }[];
  tables: { name: string; enabled: boolean; forced: boolean; policies: number; readers: string[] }[];
  high: { id: string; role: string; sessions: number; codes: boolean; passkeys: number }[];
  keys: { id: string; person: string }[];
  exports: { id: string; rows: number; entities: string[] }[];
  findings: number;
};

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  await company.person("admin");
  claire = await company.person("sales", { name: "Claire Vasseur" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const state = async (person = admin) => (await server.call<{ data: State }>(person, "GET", "/api/security")).body.data;
const act = (person: TestPerson, path: string, body: object) =>
  server.call<{ data: Record<string, unknown> }>(person, "POST", `/api/security/${path}`, body);

test("administrator, CEO and auditor read how safe it is, and nobody else", async () => {
  for (const role of ["admin", "ceo", "auditor"])
    expect((await server.call(await company.person(role), "GET", "/api/security")).status, role).toBe(200);
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
    expect((await server.call(await company.person(role), "GET", "/api/security")).status, role).toBe(403);
});

test("every table is told of with what protects it, and one that is opened is a gap", async () => {
  const { tables, gaps, high } = await state();
  expect(gaps).toEqual([]);
  expect(tables.length).toBeGreaterThan(100);
  const leads = tables.find(({ name }) => name === "public.leads");
  expect(leads).toMatchObject({ enabled: true, forced: true, readers: expect.arrayContaining(["sales"]) as string[] });
  expect(tables.find(({ name }) => name === "vault.keys")?.readers).toEqual([]);
  expect(high.find(({ id }) => id === admin.id)).toMatchObject({
    role: "admin",
    codes: false,
    passkeys: 0,
    sessions: 1,
  });
  await company.owner.query("alter table public.leads disable row level security");
  const opened = await state();
  await company.owner.query("alter table public.leads enable row level security");
  expect(opened.gaps).toContainEqual({ subject: "public.leads", gap: "row security is off" });
  expect(opened.tables.find(({ name }) => name === "public.leads")).toMatchObject({ enabled: false });
});

test("exports of 30 days are told by person, and keys that expire soon", async () => {
  await company.row("public.leads", { name: "Taken out", owner_id: claire.id });
  const file = await server.send(claire, "GET", "/api/leads/export.csv");
  await file.text();
  const key = await company.row("app.api_keys", {
    user_id: claire.id,
    token_hash: "\\x0123",
    name: "Reporting",
    scope: "read",
    door: "employee",
    second_factor: false,
    expires_at: new Date(Date.now() + 3 * 86_400_000),
  });
  const { exports, keys } = await state();
  expect(exports.find(({ id }) => id === claire.id)).toMatchObject({ rows: 1, entities: ["leads"] });
  expect(keys).toMatchObject([{ id: key, person: "Claire Vasseur" }]);
  expect((await act(claire, "end-key", { id: key })).status).toBe(403);
  expect((await act(admin, "end-key", { id: key })).status).toBe(200);
  expect((await state()).keys).toEqual([]);
  expect((await act(admin, "end-key", { id: key })).status).toBe(404);
});

test("an incident locks a person, ends their sessions and halts the agents at once, with one reason in the log", async () => {
  const target = await company.person("sales", { name: "Mallory" });
  const body = { user_id: target.id, acts: ["halt", "sign_out", "lock"], reason: "A stolen laptop" };
  for (const person of [claire, await company.person("auditor")])
    expect((await act(person, "incident", { ...body, acts: ["lock"] })).status, person.role).toBe(403);
  expect((await act(admin, "incident", { acts: ["lock"], reason: "Nobody" })).status).toBe(422);
  const done = await act(admin, "incident", body);
  expect(done.body.data).toMatchObject({ halted: true, sessions: 1, locked: "done" });
  expect((await server.call(target, "GET", "/api/leads")).status).toBe(401);
  const halt = await server.call<{ data: { reason: string } }>(admin, "GET", "/api/agents/halt");
  expect(halt.body.data.reason).toBe("A stolen laptop");
  const { rows } = await company.owner.query("select after from app.log where verb = 'incident' and row_id = $1", [
    target.id,
  ]);
  expect(rows[0].after).toMatchObject({ reason: "A stolen laptop", acts: body.acts });
  // An administrator is kept out once another one agrees; their sessions end at once.
  const other = await company.person("admin");
  const proposed = await act(admin, "incident", { ...body, user_id: other.id, acts: ["sign_out", "lock"] });
  expect(proposed.body.data).toMatchObject({ sessions: 1, locked: "proposed" });
});
