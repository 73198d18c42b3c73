import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { knowHolidays } from "../../testing/holidays.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string };
type Answer = { data: Row; result?: { template_id: string }; message?: string };

let company: TestCompany;
let server: TestServer;
let hugo: TestPerson;
let ines: TestPerson;
let auditor: TestPerson;
let urgent: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  hugo = await company.person("team_member", { name: "Hugo" });
  ines = await company.person("employee", { name: "Inès" });
  auditor = await company.person("auditor");
  urgent = await company.row("public.tags", { name: "Arrival" });
  await knowHolidays(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const below = async (by: TestPerson, parent_id: string) => {
  const where = encodeURIComponent(JSON.stringify({ parent_id }));
  return (await server.call<{ data: Row[] }>(by, "GET", `/api/tasks?where=${where}&order=number`)).body.data;
};

/** A colleague who begins on Monday, 2 November 2026. */
async function arrival() {
  const first = await made(hugo, "tasks", {
    name: "Paul begins",
    body: "- [x] Badge\n- [ ] Keys",
    priority: "high",
    estimate: 240,
    tag_ids: [urgent],
    starts_on: "2026-11-02",
    due_on: "2026-11-13",
  });
  const desk = await made(hugo, "tasks", { name: "Desk", parent_id: first.id, due_on: "2026-11-02" });
  await made(hugo, "tasks", { name: "Chair", parent_id: desk.id });
  const talk = await made(hugo, "tasks", { name: "First talk", parent_id: first.id, due_on: "2026-11-12" });
  await made(hugo, "task_links", { from_id: desk.id, to_id: talk.id, kind: "blocks" });
  const dropped = await made(hugo, "tasks", { name: "Fax number", parent_id: first.id });
  await call(hugo, "POST", "tasks/move", { id: dropped.id, status: "cancelled" });
  return first.id;
}

test("a task is kept as a template with what stands below it, and made of it again by a colleague over Christmas", async () => {
  const kept = await call(hugo, "POST", "tasks/keep_as_template", { id: await arrival(), name: "Somebody begins" });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const template_id = kept.body.result?.template_id ?? "";
  const template = (await call(ines, "GET", `task_templates/${template_id}`)).body.data;
  expect(template).toMatchObject({ name: "Somebody begins", tasks: 3, lasts: 8, owner_id: hugo.id });

  // From Monday, 21 December; the 25th and the 1st are no working days.
  const task = await made(ines, "tasks", { name: "Zoé begins", template_id, starts_on: "2026-12-21" });
  expect(task).toMatchObject({
    name: "Zoé begins",
    owner_id: ines.id,
    body: "- [ ] Badge\n- [ ] Keys",
    priority: "high",
    estimate: 240,
    tag_ids: [urgent],
    due_on: "2027-01-04",
    version: 1,
  });
  const [desk, talk, ...others] = await below(ines, task.id);
  expect(others).toEqual([]);
  expect([desk, talk]).toMatchObject([
    { name: "Desk", due_on: "2026-12-21" },
    { name: "First talk", due_on: "2026-12-31" },
  ]);
  expect(await below(ines, desk?.id ?? "")).toMatchObject([{ name: "Chair", due_on: null }]);
  expect(talk?.["open_blockers"]).toBe(1);
  expect(await below(hugo, task.id)).toEqual([]);
});

test("what is said of the new task stands, and its days go by the one that is given", async () => {
  const kept = await call(hugo, "POST", "tasks/keep_as_template", { id: await arrival() });
  const template_id = kept.body.result?.template_id ?? "";
  const until = await made(ines, "tasks", { name: "A", template_id, due_on: "2027-01-04", priority: "low", body: "x" });
  expect(until).toMatchObject({ starts_on: "2026-12-21", due_on: "2027-01-04", priority: "low", body: "x" });
  const both = await made(ines, "tasks", { name: "B", template_id, starts_on: "2026-12-21", due_on: "2026-12-22" });
  expect(both).toMatchObject({ starts_on: "2026-12-21", due_on: "2026-12-22" });
  const undated = await made(ines, "tasks", { name: "C", template_id });
  expect(undated).toMatchObject({ starts_on: null, due_on: null });
  expect((await below(ines, undated.id)).map(({ due_on }) => due_on)).toEqual([null, null]);
  await company.owner.query("update public.tags set deleted_at = now() where id = $1", [urgent]);
  expect((await made(ines, "tasks", { name: "D", template_id }))["tag_ids"]).toEqual([]);
  await company.owner.query("update public.tags set deleted_at = null where id = $1", [urgent]);
});

test("what stands below is whose the task is, in its phase, and shown to no client by the template", async () => {
  const id = await arrival();
  await company.owner.query("update public.tasks set client_visible = true where id = $1 or parent_id = $1", [id]);
  const { template_id = "" } = (await call(hugo, "POST", "tasks/keep_as_template", { id })).body.result ?? {};
  const admin = await company.person("admin");
  const given = await made(admin, "tasks", { name: "For Inès", template_id, owner_id: ines.id });
  expect((await below(ines, given.id)).map(({ owner_id }) => owner_id)).toEqual([ines.id, ines.id]);

  const maud = await company.person("project_manager");
  const project = await made(maud, "projects", { name: "Film", client_visible: true });
  const phase = await made(maud, "phases", { project_id: project.id, name: "Shooting" });
  const values = { project_id: project.id, phase_id: phase.id, template_id };
  const task = await made(maud, "tasks", { name: "Somebody begins", ...values });
  expect(task["client_visible"]).toBe(false);
  expect(await below(maud, task.id)).toMatchObject([
    { phase_id: phase.id, owner_id: null, client_visible: false },
    { phase_id: phase.id, owner_id: null, client_visible: false },
  ]);
});

test("of a cancelled task no template is kept, and days without one of the task go back from its end", async () => {
  const dropped = await made(hugo, "tasks", { name: "Dropped" });
  await call(hugo, "POST", "tasks/move", { id: dropped.id, status: "cancelled" });
  expect((await call(hugo, "POST", "tasks/keep_as_template", { id: dropped.id })).status).toBe(409);
  const first = await made(hugo, "tasks", { name: "Undated" });
  for (const due_on of ["2026-11-02", "2026-11-04"])
    await made(hugo, "tasks", { name: due_on, parent_id: first.id, due_on });
  const kept = await call(hugo, "POST", "tasks/keep_as_template", { id: first.id });
  const template_id = kept.body.result?.template_id ?? "";
  const until = await made(hugo, "tasks", { name: "Until Friday", template_id, due_on: "2026-11-20" });
  expect((await below(hugo, until.id)).map(({ due_on }) => due_on)).toEqual(["2026-11-18", "2026-11-20"]);
});

test("a template is renewed by whose it is; who reads all makes none", async () => {
  const id = await arrival();
  const { template_id = "" } = (await call(hugo, "POST", "tasks/keep_as_template", { id })).body.result ?? {};
  const own = await made(ines, "tasks", { name: "Of Inès" });
  const over = await call(ines, "POST", "tasks/keep_as_template", { id: own.id, template_id });
  expect([over.status, over.body.message]).toEqual([409, "This template is gone, or not yours to change."]);
  expect((await call(ines, "POST", "tasks/keep_as_template", { id })).status).toBe(404);
  expect((await call(auditor, "POST", "tasks/keep_as_template", { id })).status).toBe(403);
  await made(hugo, "tasks", { name: "Laptop", parent_id: id });
  expect((await call(hugo, "POST", "tasks/keep_as_template", { id, template_id })).status).toBe(200);
  expect((await call(ines, "GET", `task_templates/${template_id}`)).body.data["tasks"]).toBe(4);
  const gone = await call(hugo, "DELETE", `task_templates/${template_id}`, {});
  expect(gone.status).toBe(200);
  const refused = await call(ines, "POST", "tasks", { name: "Late", template_id });
  expect(refused.status, JSON.stringify(refused.body)).toBe(409);
});

test("a template holds at most 300 tasks", async () => {
  const { id } = await made(hugo, "tasks", { name: "Endless" });
  await company.owner.query(
    "insert into public.tasks (name, parent_id, owner_id) select 'T' || n, $1, $2 from generate_series(1, 300) n",
    [id, hugo.id],
  );
  const refused = await call(hugo, "POST", "tasks/keep_as_template", { id });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "A template holds at most 300 tasks, with 60 KB of text.",
  ]);
});
