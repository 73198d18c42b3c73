import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgent } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// What agents found and what they propose, made a task of by one press.
type Row = Record<string, unknown> & { id: string };
type Answer = { data: Row; result: { task_id: string; made: boolean }; message?: string };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let boss: TestPerson;
let claire: TestPerson;
let auditor: TestPerson;
let agent_id: string;
let lead: string;
let number = 0;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  agent_id = await makeAgent(company, "Database Manager", ["find_orphans"]);
  [admin, boss] = [await company.person("admin"), await company.person("ceo")];
  [claire, auditor] = [await company.person("sales"), await company.person("auditor")];
  lead = await company.row("public.leads", { name: "Arnaud", owner_id: claire.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const press = (by: TestPerson, entity: string, id: string) => call(by, "POST", `${entity}/make_task`, { id });
const finding = (more: object = {}) =>
  company.row("public.agent_findings", {
    title: "Leads without an owner (1)",
    kind: "find_orphans",
    severity: "high",
    agent_id,
    evidence: `**Leads**\n\n- [Arnaud](/leads?id=${lead})\n- [Gone](/leads?id=${agent_id})`,
    fingerprint: `f${number++}`,
    ...more,
  });
const proposal = (owner_id: string) =>
  company.row("public.agent_approvals", {
    owner_id,
    title: "Merge Arnaud",
    agent_id,
    run_id: agent_id,
    tool: "leads_merge",
    input: "{}",
    entity: "leads",
    row_id: lead,
    why: "The same address.",
    size: 2,
    expires_at: "2099-01-01",
  });
const about = async (by: TestPerson, task_id: string) => {
  const path = `/api/task_records?where=${encodeURIComponent(JSON.stringify({ task_id }))}`;
  const { data } = (await server.call<{ data: Row[] }>(by, "GET", path)).body;
  return data.map(({ record_entity, record_id, made_of }) => [record_entity, record_id, made_of]).toSorted();
};

test("a finding becomes a task of whoever pressed, with its words, its gravity and what it concerns; a second press leads to it", async () => {
  const id = await finding();
  const first = await press(boss, "agent_findings", id);
  expect(first).toMatchObject({ status: 200, body: { result: { made: true } } });
  const { task_id } = first.body.result;
  expect((await call(boss, "GET", `tasks/${task_id}`)).body.data).toMatchObject({
    name: "Leads without an owner (1)",
    owner_id: boss.id,
    priority: "high",
    status: "todo",
    body: expect.stringContaining("[Arnaud]") as string,
  });
  expect(await about(boss, task_id)).toEqual([
    ["agent_findings", id, true],
    ["leads", lead, false],
  ]);
  expect((await press(admin, "agent_findings", id)).body.result).toEqual({ task_id, made: false });
  // Who reads findings only makes none; who may not read them is not told that there is one.
  expect([
    (await press(auditor, "agent_findings", id)).status,
    (await press(claire, "agent_findings", id)).status,
  ]).toEqual([403, 403]);
});

test("of two who press at once, one task comes", async () => {
  for (let round = 0; round < 5; round++) {
    const id = await finding();
    const both = await Promise.all([press(admin, "agent_findings", id), press(boss, "agent_findings", id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.result.task_id)).size).toBe(1);
    expect(both.map(({ body }) => body.result.made).toSorted()).toEqual([false, true]);
  }
});

test("who made it takes it back, until somebody has changed it; then the next press makes another", async () => {
  const id = await finding();
  const undo = (by: TestPerson) => call(by, "POST", "agent_findings/unmake_task", { id });
  expect((await undo(admin)).status).toBe(409);
  const { task_id } = (await press(boss, "agent_findings", id)).body.result;
  expect((await undo(admin)).body.message).toBe(
    "There is no such task of yours, or it was changed since. Remove it by hand.",
  );
  expect((await undo(boss)).status).toBe(200);
  expect((await call(boss, "GET", `tasks/${task_id}`)).body.data["deleted_at"]).not.toBeNull();
  const next = (await press(boss, "agent_findings", id)).body.result;
  expect([next.made, next.task_id === task_id]).toEqual([true, false]);
  expect((await call(admin, "POST", "tasks/move", { id: next.task_id, status: "in_progress" })).status).toBe(200);
  expect((await undo(boss)).status).toBe(409);
});

test("what a colleague said about it, or put below it, keeps the task from being taken back", async () => {
  for (const more of [
    (row_id: string) => call(admin, "POST", "comments", { entity: "tasks", row_id, body: "I look at it." }),
    (parent_id: string) => call(admin, "POST", "tasks", { parent_id, name: "Look at it" }),
  ]) {
    const id = await finding();
    const { task_id } = (await press(boss, "agent_findings", id)).body.result;
    expect((await more(task_id)).status).toBe(201);
    expect((await call(boss, "POST", "agent_findings/unmake_task", { id })).status).toBe(409);
    expect((await call(boss, "GET", `tasks/${task_id}`)).status).toBe(200);
  }
});

test("a proposal becomes a task of whoever it was asked by; a colleague's is not theirs to make, and one that is not seen is told without its name", async () => {
  const id = await proposal(claire.id);
  const stranger = await company.person("sales");
  expect((await press(stranger, "agent_approvals", id)).status).toBe(404);
  const { task_id } = (await press(admin, "agent_approvals", id)).body.result;
  expect(await about(admin, task_id)).toEqual([
    ["agent_approvals", id, true],
    ["leads", lead, false],
  ]);
  expect(await press(claire, "agent_approvals", id)).toMatchObject({
    status: 409,
    body: { message: "A task was made of it already, which you do not see." },
  });
  const own = await proposal(claire.id);
  const hers = (await press(claire, "agent_approvals", own)).body.result;
  expect((await call(claire, "GET", `tasks/${hers.task_id}`)).body.data).toMatchObject({
    name: "Merge Arnaud",
    body: "The same address.",
    priority: "medium",
    owner_id: claire.id,
  });
  expect((await press(admin, "agent_approvals", own)).body.result).toEqual({ ...hers, made: false });
});

test("many are made tasks of at once", async () => {
  const ids = [await finding(), await finding()];
  const answer = await call(admin, "POST", "agent_findings/bulk", { ids, do: "make_task" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  for (const id of ids) expect((await press(boss, "agent_findings", id)).body.result.made).toBe(false);
});
