import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgent } from "../../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Task = { id: string; title: string; status: string; priority: string; owner_id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let manager: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  await makeAgent(company, "Database Manager", ["find_duplicates"]);
  const team_id = await company.team("North");
  [claire, amir] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  [manager, admin] = [await company.person("project_manager"), await company.person("admin")];
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: T }>(person, method, `/api/agent_tasks${path}`, body);
const ask = async (by: TestPerson, values: object = {}) =>
  (await call<Task>(by, "POST", "", { title: "Look for duplicates", ...values })).body.data;
const seen = async (by: TestPerson) =>
  (await call<Task[]>(by, "GET", "?limit=100")).body.data.map(({ id }) => id).toSorted();
const act = async (by: TestPerson, verb: string, id: string) => (await call(by, "POST", `/${verb}`, { id })).status;

test("who asks owns the task, which begins as a pending P2, and sees it; a colleague of their team does not, who runs the agents does", async () => {
  const hers = await ask(claire, { required_capability: "find_duplicates" });
  const his = await ask(amir);
  expect(hers).toMatchObject({ owner_id: claire.id, status: "pending", priority: "P2" });
  expect(await seen(claire)).toEqual([hers.id]);
  expect(await seen(amir)).toEqual([his.id]);
  expect(await seen(admin)).toEqual([hers.id, his.id].toSorted());
  // What comes of a task is of what its asker may read, which a project manager may not.
  expect(await seen(manager)).toEqual([]);
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "A" }) });
  expect((await call(client, "GET", "")).status).toBe(403);
  expect((await call(claire, "POST", "", { title: "For him", owner_id: amir.id })).status).not.toBe(201);
});

test("nobody writes how it stands, who has it or what came of it", async () => {
  const { id } = await ask(claire);
  const given = { status: "done", result: "x", assigned_to: null, attempts: 1, lease_until: null };
  for (const [field, value] of Object.entries(given)) {
    expect((await call(claire, "POST", "", { title: "Made up", [field]: value })).status, field).toBe(422);
    expect((await call(admin, "PATCH", `/${id}`, { [field]: value, version: 1 })).status, field).toBe(422);
  }
  const write = { text: "update public.agent_tasks set status = 'cancelled' where id = $1", values: [id] };
  await expect(company.database.flush(admin.actor, [write])).rejects.toThrow(/permission denied/);
  const claim = { text: "select app.claim_tasks('{}', '{}', 5)", values: [] };
  await expect(company.database.flush(admin.actor, [claim])).rejects.toThrow(/permission denied/);
});

test("one cancels one's own, who runs everything any; what is over is not cancelled, what has not failed is not replayed", async () => {
  const [first, second] = [await ask(claire), await ask(claire)];
  expect(await act(amir, "cancel", first.id)).toBe(404);
  expect(await act(manager, "cancel", first.id)).toBe(404);
  expect(await act(claire, "cancel", first.id)).toBe(200);
  expect(await act(claire, "cancel", first.id)).toBe(409);
  expect(await act(claire, "replay", first.id)).toBe(409);
  expect(await act(admin, "cancel", second.id)).toBe(200);
  const failed = await company.row("public.agent_tasks", { title: "x", status: "failed", owner_id: claire.id });
  expect(await act(amir, "replay", failed)).toBe(404);
  expect(await act(claire, "replay", failed)).toBe(200);
  expect((await call<Task>(claire, "GET", `/${failed}`)).body.data).toMatchObject({ status: "pending" });
});

test("a title, a capability and what it is about have bounds, and one has 200 tasks that wait at most", async () => {
  expect((await call(claire, "POST", "", { title: " " })).status).toBe(422);
  expect((await call(claire, "POST", "", { title: "x".repeat(201) })).status).toBe(422);
  expect((await call(claire, "POST", "", { title: "x", required_capability: "Drop table" })).status).toBe(422);
  expect((await call(claire, "POST", "", { title: "x", input: { text: "x".repeat(9000) } })).status).toBe(422);
  const busy = await company.person("sales");
  const many = "insert into public.agent_tasks (title, owner_id) select 'x', $1 from generate_series(1, 199)";
  await company.owner.query(many, [busy.id]);
  expect(await ask(busy)).toMatchObject({ status: "pending" });
  const { status, body } = await call(busy, "POST", "", { title: "One too many" });
  expect([status, body.message]).toEqual([409, "You have 200 tasks that are not done. Cancel some, or wait."]);
});

test("what was asked about a record is found by the record, by whoever asked and who sees everything only", async () => {
  const lead = await company.row("public.leads", { name: "Ours", owner_id: claire.id });
  const about = (by: TestPerson) =>
    call<Task[]>(by, "GET", `?where=${encodeURIComponent(JSON.stringify({ about_id: lead }))}&include=assigned`);
  const { id } = await ask(claire, { input: { entity: "leads", id: lead.toUpperCase() } });
  await ask(claire, { input: { entity: "leads", id: { not: "an id" } } });
  await ask(claire);
  for (const [by, found] of [
    [claire, [id]],
    [admin, [id]],
    [amir, []],
    [manager, []],
  ] as const)
    expect(
      (await about(by)).body.data.map((task) => task.id),
      by.role,
    ).toEqual(found);
  const account_id = await company.row("public.accounts", { name: "Theirs" });
  expect((await about(await company.person("client", { account_id }))).status).toBe(403);
  expect((await call(claire, "POST", "", { title: "For another", about_id: lead })).status).toBe(422);
});
