import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { knowHolidays } from "../../testing/holidays.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; result?: { template_id: string }; message?: string };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
  await knowHolidays(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const list = async (by: TestPerson, entity: string, project_id: string, order: string) => {
  const where = encodeURIComponent(JSON.stringify({ project_id }));
  return (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${where}&order=${order}`)).body.data;
};

/** A project that began on Monday, 2 November 2026: a week with Armistice (Wednesday the 11th) in the next. */
async function website() {
  const { id: project_id } = await made(maud, "projects", { name: "Website", starts_on: "2026-11-02" });
  const of = (values: object) => made(maud, "tasks", { project_id, ...values });
  const design = await of({ name: "Design", starts_on: "2026-11-02", due_on: "2026-11-06", priority: "high" });
  await of({ name: "Sketches", parent_id: design.id, due_on: "2026-11-04", owner_id: hugo.id, estimate: 480 });
  const build = await of({
    name: "Build",
    starts_on: "2026-11-09",
    due_on: "2026-11-12",
    body: "- [x] Shop\n- [ ] Search",
  });
  await made(maud, "task_links", { from_id: design.id, to_id: build.id, kind: "blocks", lag: 1 });
  const dropped = await of({ name: "Fax number" });
  await call(maud, "POST", "tasks/move", { id: dropped.id, status: "cancelled" });
  await made(maud, "milestones", { project_id, name: "Accepted", due_on: "2026-11-13" });
  return project_id;
}

test("a project is kept as a template by working days, and made of it again over Christmas", async () => {
  const id = await website();
  const kept = await call(maud, "POST", "projects/keep_as_template", { id, name: "Website in two weeks" });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const template_id = kept.body.result?.template_id ?? "";
  const template = (await call(hugo, "GET", `project_templates/${template_id}`)).body.data;
  expect(template).toMatchObject({
    name: "Website in two weeks",
    tasks: 3,
    milestones: 1,
    lasts: 8,
    owner_id: maud.id,
  });

  // Nina, who never saw the first: from Monday, 21 December; the 25th and the 1st are no working days.
  const project = await made(nina, "projects", { name: "Shop", template_id, starts_on: "2026-12-21" });
  expect(project).toMatchObject({ due_on: "2027-01-04", owner_id: nina.id });
  const tasks = await list(nina, "tasks", project.id, "number");
  expect(tasks.map(({ code, name, starts_on, due_on }) => [code, name, starts_on, due_on])).toEqual([
    ["SHOP-1", "Design", "2026-12-21", "2026-12-28"],
    ["SHOP-2", "Sketches", null, "2026-12-23"],
    ["SHOP-3", "Build", "2026-12-29", "2026-12-31"],
  ]);
  expect(tasks.map(({ parent_id }) => parent_id)).toEqual([null, tasks[0]?.id, null]);
  expect(tasks[1]).toMatchObject({ owner_id: null, estimate: 480, status: "todo" });
  expect(tasks[2]?.["body"]).toBe("- [ ] Shop\n- [ ] Search");
  const from = encodeURIComponent(JSON.stringify({ from_id: tasks[0]?.id }));
  const links = (await server.call<{ data: Row[] }>(nina, "GET", `/api/task_links?where=${from}`)).body.data;
  expect(links).toMatchObject([{ to_id: tasks[2]?.id, kind: "blocks", lag: 1 }]);
  expect(await list(nina, "milestones", project.id, "due_on")).toMatchObject([
    { name: "Accepted", due_on: "2027-01-04" },
  ]);
  expect(await list(maud, "tasks", project.id, "number")).toEqual([]);
});

test("a template is renewed by whose it is, with what a project holds now; others make projects of it only", async () => {
  const id = await website();
  const { template_id = "" } = (await call(maud, "POST", "projects/keep_as_template", { id })).body.result ?? {};
  await made(maud, "tasks", { project_id: id, name: "Photographs" });
  expect((await call(nina, "POST", "projects/keep_as_template", { id, template_id })).status).toBe(404);
  const others = await made(nina, "projects", { name: "Ninas" });
  const over = await call(nina, "POST", "projects/keep_as_template", { id: others.id, template_id });
  expect([over.status, over.body.message]).toEqual([409, "This template is gone, or not yours to change."]);
  expect((await call(maud, "POST", "projects/keep_as_template", { id, template_id })).status).toBe(200);
  expect((await call(nina, "GET", `project_templates/${template_id}`)).body.data).toMatchObject({
    tasks: 4,
    name: "Website",
  });
  // Without a begin that somebody says it begins on the next working day, with all that it is made of.
  const undated = await made(nina, "projects", { name: "Some day", template_id });
  const { rows } = await company.owner.query<{ today: string }>(
    "select app.plus_working_days(app.company_day(), 0)::text as today",
  );
  expect(undated["starts_on"]).toBe(rows[0]?.today);
  const dated = await made(nina, "projects", { name: "That day", template_id, starts_on: rows[0]?.today });
  const days = async (entity: string, id: string) => (await list(nina, entity, id, "name")).map(({ due_on }) => due_on);
  for (const entity of ["tasks", "milestones"])
    expect(await days(entity, undated.id)).toEqual(await days(entity, dated.id));
  expect(await days("milestones", undated.id)).toHaveLength(1);
  // Of a project that is due before that day no begin is made up.
  expect(await made(nina, "projects", { name: "Over", template_id, due_on: "2026-01-02" })).toMatchObject({
    starts_on: null,
  });
});

test("a template holds at most 300 tasks", async () => {
  const { id } = await made(maud, "projects", { name: "Endless" });
  await company.owner.query(
    "insert into public.tasks (name, project_id) select 'T' || n, $1 from generate_series(1, 301) n",
    [id],
  );
  const refused = await call(maud, "POST", "projects/keep_as_template", { id });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "A template holds at most 300 tasks, with 60 KB of text.",
  ]);
});
