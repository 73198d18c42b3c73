import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;
let support: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
  support = await company.person("support", { name: "Oliver" });
  project_id = (await made(maud, "projects", { name: "Shop", rate: 80 })).id;
  for (const { id: user_id } of [nina, hugo]) await made(maud, "project_members", { project_id, user_id, rate: 95 });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const move = async (by: TestPerson, id: string, to: string | null) => {
  const { version } = (await call(by, "GET", `tasks/${id}`)).body.data;
  return call(by, "PATCH", `tasks/${id}`, { version, project_id: to });
};
/** A task on which Hugo's hour was approved. */
async function approved() {
  const task = await made(maud, "tasks", { name: "Basket", project_id, owner_id: nina.id });
  const time = await made(hugo, "time_entries", { task_id: task.id, day: "2026-11-02", minutes: 60 });
  await call(hugo, "POST", "time_entries/submit", { id: time.id });
  expect((await call(maud, "POST", "time_entries/approve", { id: time.id })).status).toBe(200);
  return { task: task.id, time: time.id };
}

test("who manages another project does not come by others' time by moving its task there", async () => {
  const { id: other } = await made(nina, "projects", { name: "Ninas" });
  const { task, time } = await approved();
  for (const to of [other, null])
    expect((await move(nina, task, to)).body.message).toBe(
      "Others have submitted time on it: whoever approves that moves the task.",
    );
  expect((await call(nina, "GET", `time_entries/${time}`)).status).toBe(404);
});

test("approved time keeps what it was worth, wherever its task goes", async () => {
  const { task, time } = await approved();
  expect((await move(maud, task, null)).status).toBe(200);
  const { rows } = await company.owner.query("select rate::int, amount::int from public.time_entries where id = $1", [
    time,
  ]);
  expect(rows).toEqual([{ rate: 95, amount: 95 }]);
});

test("who sees all projects sees not what a member's hour is paid for", async () => {
  const { body } = await server.call<{ data: Row[] }>(support, "GET", "/api/project_members");
  expect(body.data.length).toBe(2);
  for (const member of body.data) expect(member).not.toHaveProperty("rate");
});

test("a relation tells nothing of the end that one does not see", async () => {
  const { id: hidden } = await made(maud, "projects", { name: "Hidden" });
  const task = (name: string, values = {}) => made(maud, "tasks", { name, project_id: hidden, ...values });
  const [theirs, own] = [await task("Unseen", { owner_id: maud.id }), await task("Seen", { owner_id: hugo.id })];
  await made(maud, "task_links", { from_id: theirs.id, to_id: own.id, kind: "blocks" });
  const { body } = await server.call<{ data: Row[] }>(hugo, "GET", "/api/task_links");
  expect(body.data).toMatchObject([{ from_id: theirs.id, to_id: own.id, kind: "blocks" }]);
  for (const told of ["from_owner_id", "from_manager_id", "from_created_by", "from_status"])
    expect(body.data[0]).not.toHaveProperty(told);
});

test("a task's days are of this century, and no more than ten years", async () => {
  for (const days of [
    { starts_on: "1000-01-01" },
    { due_on: "2101-01-01" },
    { starts_on: "2026-01-01", due_on: "2036-12-31" },
  ])
    expect((await call(hugo, "POST", "tasks", { name: "Long", ...days })).status, JSON.stringify(days)).toBe(422);
  const { id } = await made(hugo, "tasks", { name: "Long", starts_on: "2026-01-01", due_on: "2035-12-31" });
  expect((await call(hugo, "POST", "tasks/reschedule/preview", { id, starts_on: "1000-01-01" })).status).toBe(422);
});

test("how full somebody's day is, is told to nobody who enters time for them", async () => {
  const day = "2026-11-03";
  await made(hugo, "time_entries", { project_id, day, minutes: 400, note: "Not for all" });
  const forHim = (by: TestPerson, minutes: number) =>
    call(by, "POST", "time_entries", { project_id, owner_id: hugo.id, day, minutes });
  for (const by of [nina, maud])
    for (const minutes of [1040, 1041]) expect((await forHim(by, minutes)).status, `${minutes}`).toBe(403);
  // (Whoever may is told so, and so is he of his own.)
  const admin = await company.person("admin");
  for (const by of [admin, hugo]) expect((await forHim(by, 1041)).status).toBe(422);
  expect((await forHim(admin, 60)).status).toBe(201);
});
