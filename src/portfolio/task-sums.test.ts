import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { ProjectStand, TaskSums } from "./browser/portfolio-data.ts";

type Row = Record<string, unknown> & { id: string; version: number };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let nina: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  nina = await company.person("project_manager", { name: "Nina" });
  project_id = await company.row("public.projects", { name: "Site", owner_id: maud.id, status: "active" });
  for (const { id: user_id } of [hugo, nina]) await company.row("public.project_members", { project_id, user_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: Row }>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Row>(by, entity, values);
const task = (name: string, values: object = {}) =>
  made(maud, "tasks", { name, owner_id: maud.id, project_id, ...values });
const time = (by: TestPerson, task_id: string, minutes: number) =>
  made(by, "time_entries", { task_id, day: "2026-11-02", minutes });
const sums = async (by: TestPerson, ...ids: string[]) =>
  (await server.call<{ data: TaskSums[] }>(by, "GET", `/api/portfolio/tasks?ids=${ids.join()}`)).body.data;

test("what stands below a task is added up over any depth, by the same rule as a project", async () => {
  const top = await task("Shop", { estimate: 9999 });
  const first = await task("Pages", { parent_id: top.id, estimate: 5000 });
  const deep = await task("Basket", { parent_id: first.id, estimate: 60, status: "done" });
  const deeper = await task("Payment", {
    parent_id: (await task("Checkout", { parent_id: first.id })).id,
    estimate: 120,
  });
  await task("Given up", { parent_id: top.id, estimate: 900, status: "cancelled" });
  const binned = await task("In the bin", { parent_id: top.id, estimate: 300 });
  await call(maud, "DELETE", `tasks/${binned.id}`, { version: binned.version });
  await time(hugo, deeper.id, 45);
  await time(maud, deep.id, 30);
  await time(maud, top.id, 15);
  const [told] = await sums(maud, top.id);
  expect(told).toMatchObject({ spent: 15, tasks: 2, done: 1, estimate: 180, spent_below: 75 });
  expect(told?.progress).toBeCloseTo(60 / 180, 5);
  const [site] = (await server.call<{ data: ProjectStand[] }>(maud, "GET", `/api/portfolio?ids=${project_id}`)).body
    .data;
  expect(site).toMatchObject({ tasks: 2, done: 1, progress: told?.progress, spent: 90 });
  // Nothing of it is a version of the task.
  expect((await call(maud, "GET", `tasks/${top.id}`)).body.data.version).toBe(top.version);
});

test("time that was refused counts nowhere until it is mended, nor does what is in the bin", async () => {
  const { id } = await task("Refused");
  const entry = await time(hugo, id, 50);
  const thrown = await time(hugo, id, 10);
  await call(hugo, "DELETE", `time_entries/${thrown.id}`, { version: thrown.version });
  const spent = async () => (await sums(maud, id))[0]?.spent;
  const submit = () => call(hugo, "POST", "time_entries/submit", { id: entry.id });
  await submit();
  expect(await spent()).toBe(50);
  const of_project = async () =>
    (await server.call<{ data: ProjectStand[] }>(maud, "GET", `/api/portfolio?ids=${project_id}`)).body.data[0]?.spent;
  const before = (await of_project()) ?? 0;
  await call(maud, "POST", "time_entries/reject", { id: entry.id, reason: "Which day?" });
  expect([await spent(), await of_project()]).toEqual([0, before - 50]);
  const { version } = (await call(hugo, "GET", `time_entries/${entry.id}`)).body.data;
  await call(hugo, "PATCH", `time_entries/${entry.id}`, { version, minutes: 40 });
  expect(await spent()).toBe(40);
});

test("sums tell nobody of hours or tasks that they do not see", async () => {
  const account_id = await company.row("public.accounts", { name: "Rouvray", owner_id: maud.id });
  const client = await company.person("client", { account_id });
  const shown = await company.row("public.projects", {
    name: "Shown",
    owner_id: maud.id,
    account_id,
    client_visible: true,
  });
  const { id } = await task("For the client", { project_id: shown, client_visible: true, estimate: 60 });
  await time(maud, id, 30);
  expect((await call(client, "GET", `tasks/${id}`)).status).toBe(200);
  expect((await call(client, "GET", `portfolio/tasks?ids=${id}`)).status).toBe(403);
  // Of a project that they do not see nobody hears anything, and of others' time only who manages it.
  expect(await sums(hugo, id)).toEqual([]);
  const ours = await task("Ours");
  await time(maud, ours.id, 30);
  await time(hugo, ours.id, 20);
  const spent = async (by: TestPerson) => (await sums(by, ours.id))[0]?.spent;
  expect([await spent(maud), await spent(hugo), await spent(nina)]).toEqual([50, 20, 0]);
  // In no project one's own task may have another's below it.
  const own = (by: TestPerson, values: object = {}) =>
    company.row("public.tasks", { name: "Own", owner_id: by.id, created_by: by.id, ...values });
  const mine = await own(hugo);
  await own(nina, { parent_id: mine });
  const boss = await company.person("ceo");
  const below = async (by: TestPerson) => (await sums(by, mine))[0]?.tasks;
  expect([await below(hugo), await below(boss), await below(nina)]).toEqual([0, 1, undefined]);
});

test("two hundred are added up at once, and more are refused with a sentence", async () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID());
  expect((await call(maud, "GET", `portfolio/tasks?ids=${ids.slice(0, 200).join()}`)).status).toBe(200);
  const refused = await call(maud, "GET", `portfolio/tasks?ids=${ids.join()}`);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining("ids")]);
});
