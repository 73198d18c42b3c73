import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
  account = await company.row("public.accounts", { name: "Atelier Rouvray", owner_id: amir.id });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const begun = async (values: object = {}, by = maud) =>
  (await call(by, "POST", "projects", { name: "Site and shop", owner_id: maud.id, ...values })).body.data;
const names = async (by: TestPerson, of: string) =>
  ((await server.call<{ data: Row[] }>(by, "GET", `/api/${of}?order=name`)).body.data ?? []).map(({ name }) => name);

test("who is added to a project sees it and what belongs to it, and nothing of it once they are removed", async () => {
  const { id } = await begun({ name: "Portal", budget: 20_000 });
  const kick_off = { project_id: id, name: "Kick-off", due_on: "2026-12-01" };
  expect((await call(maud, "POST", "milestones", kick_off)).status).toBe(201);
  expect((await call(hugo, "POST", "milestones", kick_off)).status).toBe(403);
  expect([(await call(hugo, "GET", `projects/${id}`)).status, await names(hugo, "milestones")]).toEqual([404, []]);
  const added = await call(maud, "POST", "project_members", { project_id: id, user_id: hugo.id, part: "Design" });
  expect(added).toMatchObject({ status: 201, body: { data: { name: "Hugo" } } });
  const seen = (await call(hugo, "GET", `projects/${id}`)).body.data;
  expect(seen).toMatchObject({ name: "Portal", key: "PORT" });
  const stranger = await call(maud, "POST", "project_members", { project_id: id, user_id: client.id });
  expect([stranger.status, stranger.body.details?.fields]).toEqual([422, { user_id: "choose an active colleague" }]);
  // What it is sold for is not told to who works in it.
  expect(seen).not.toHaveProperty("budget");
  expect([await names(hugo, "milestones"), await names(hugo, "project_members")]).toEqual([["Kick-off"], ["Hugo"]]);
  expect((await call(hugo, "PATCH", `projects/${id}`, { version: seen.version, name: "Mine" })).status).toBe(403);
  const member = added.body.data;
  const said = { entity: "projects", row_id: id, body: "The proofs are read." };
  expect((await call(hugo, "POST", "comments", said)).status).toBe(201);
  expect([await names(maud, "comments"), await names(amir, "comments")]).toEqual([[said.body], []]);
  expect((await call(maud, "DELETE", `project_members/${member.id}`, { version: member.version })).status).toBe(200);
  expect([(await call(hugo, "GET", `projects/${id}`)).status, await names(hugo, "milestones")]).toEqual([404, []]);
  expect(await names(hugo, "comments")).toEqual([]);
  expect((await call(hugo, "POST", "comments", said)).status).toBe(409);
});

test("a project has a key of its name, told apart from those there are, and keeps when it began and ended", async () => {
  const [first, second] = [await begun({ name: "École d’été" }), await begun({ name: "École d’hiver" })];
  expect([first["key"], second["key"]]).toEqual(["ECOL", "ECOL2"]);
  const given = await call(maud, "POST", "projects", { name: "Other", owner_id: maud.id, key: "ecol" });
  expect(given.status).toBe(409);
  const move = async (status: string) =>
    (await call(maud, "POST", "projects/move", { id: first.id, status })).body.data;
  const active = await move("active");
  expect([active["began_on"], active["ended_on"]]).toEqual([expect.any(String), null]);
  expect((await move("completed"))["ended_on"]).toEqual(expect.any(String));
  expect((await move("active"))["ended_on"]).toBeNull();
});

test("how it goes is said with a reason where it does not go well, by who manages it", async () => {
  const { id } = await begun();
  const said = (health: string, health_reason?: string, by = maud) =>
    call(by, "POST", "projects/report", { id, health, ...(health_reason && { health_reason }) });
  expect((await said("off_track")).status).toBe(422);
  expect((await said("off_track", "The scope grew")).body.data).toMatchObject({ health: "off_track" });
  expect((await said("on_track")).body.data).toMatchObject({ health: "on_track", health_reason: null });
  expect((await said("on_track", undefined, amir)).status).toBe(404);
});

test("a client sees of their projects those that are shown to them, their milestones that are, and no figures", async () => {
  const admin = await company.person("admin");
  const { id, version } = await begun({ name: "Shop", account_id: account, budget: 9000 }, admin);
  for (const [name, client_visible] of [
    ["Opening", true],
    ["Photographs", false],
  ] as const)
    await call(maud, "POST", "milestones", { project_id: id, name, due_on: "2026-12-01", client_visible });
  expect([await names(client, "projects"), await names(client, "milestones")]).toEqual([[], []]);
  const said = () =>
    call(admin, "POST", "comments", { entity: "projects", row_id: id, body: "It opens.", account_id: account });
  expect(await said()).toMatchObject({ status: 422, body: { message: "This project is not shown to its client." } });
  const shown = await call(maud, "PATCH", `projects/${id}`, { version, client_visible: true });
  expect(shown.body.data).toMatchObject({ client_visible: true, account_name: "Atelier Rouvray" });
  expect([await names(client, "projects"), await names(client, "milestones")]).toEqual([["Shop"], ["Opening"]]);
  const seen = (await call(client, "GET", `projects/${id}`)).body.data;
  for (const hidden of ["budget", "health", "note", "budget_hours"]) expect(seen).not.toHaveProperty(hidden);
  expect(await names(client, "project_members")).toEqual([]);
  expect([(await said()).status, await names(client, "comments")]).toEqual([201, ["It opens."]]);
});
