import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let ines: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  ines = await company.person("sales", { name: "Ines", team_id: await company.team("South") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const list = async (by: TestPerson, entity: string, where: object, order = "created_at") =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify(where)}&order=${order}`)).body
    .data;
const now = async (id: string) => (await call(maud, "GET", `tasks/${id}`)).body.data;
const change = async (by: TestPerson, id: string, values: object) => {
  const { version } = await now(id);
  return call(by, "PATCH", `tasks/${id}`, { version, ...values });
};
const account = (name: string) => company.row("public.accounts", { name, owner_id: maud.id });
const project = async (name: string) => {
  const { id } = await made(maud, "projects", { name, owner_id: maud.id });
  await made(maud, "project_members", { project_id: id, user_id: hugo.id });
  return id;
};
const phase = (project_id: string, name: string, values = {}) => made(maud, "phases", { project_id, name, ...values });
const names = async (project_id: string, by = maud) =>
  (await list(by, "phases", { project_id }, "rank")).map(({ name }) => name);

test("a task stands in a phase of its own project: another one is refused, and what goes elsewhere stands in none", async () => {
  const [here, there] = [await project("Here"), await project("There")];
  const [design, other] = [await phase(here, "Design"), await phase(there, "Design")];
  const task = await made(hugo, "tasks", { name: "Between", project_id: here, phase_id: design.id });
  expect(task).toMatchObject({ phase_id: design.id, phase_name: "Design" });
  const refused = await change(hugo, task.id, { phase_id: other.id });
  expect([refused.status, refused.body.message]).toEqual([422, "Its project has no such phase."]);
  expect((await call(hugo, "POST", "tasks", { name: "Of none", phase_id: design.id })).status).toBe(422);
  const moved = await change(maud, task.id, { project_id: there });
  expect(moved.body.data).toMatchObject({ phase_id: null, phase_name: null });
  const both = await change(maud, task.id, { project_id: here, phase_id: design.id });
  expect(both.body.data).toMatchObject({ project_id: here, phase_id: design.id });
  // Who does a task and is not in its project is told how its phase is called, and chooses none of it.
  const given = await made(maud, "tasks", { name: "Given", project_id: here, owner_id: ines.id, phase_id: design.id });
  expect((await call(ines, "GET", `tasks/${given.id}`)).body.data).toMatchObject({ phase_name: "Design" });
  expect((await change(ines, given.id, { name: "Taken" })).body.data).toMatchObject({ phase_id: design.id });
  const build = await phase(here, "Build");
  expect((await change(ines, given.id, { phase_id: build.id })).status).toBeGreaterThan(400);
  expect(await names(here, ines)).toEqual([]);
});

test("what stands below a task begins in its phase and goes along with it, as far as it stood in the same", async () => {
  const project_id = await project("Nested");
  const [design, build] = [await phase(project_id, "Design"), await phase(project_id, "Build")];
  const top = await made(maud, "tasks", { name: "Top", project_id, phase_id: design.id });
  const below = await made(hugo, "tasks", { name: "Below", parent_id: top.id });
  const deeper = await made(hugo, "tasks", { name: "Deeper", parent_id: below.id });
  const apart = await made(hugo, "tasks", { name: "Apart", parent_id: top.id, phase_id: build.id });
  expect([below.phase_id, deeper.phase_id, apart.phase_id]).toEqual([design.id, design.id, build.id]);
  const { version } = await now(below.id);
  await change(maud, top.id, { phase_id: null });
  expect(await now(below.id)).toMatchObject({ phase_id: null, phase_name: null, version });
  expect([(await now(deeper.id)).phase_id, (await now(apart.id)).phase_id]).toEqual([null, build.id]);
  await change(maud, top.id, { phase_id: build.id });
  expect(await now(deeper.id)).toMatchObject({ phase_id: build.id, phase_name: "Build" });
  const loose = await made(hugo, "tasks", { name: "Loose", project_id });
  const hung = await change(hugo, loose.id, { parent_id: top.id });
  expect(hung.body.data).toMatchObject({ phase_id: build.id });
});

test("a phase that is removed leaves its tasks in none, and has those again that nobody has put elsewhere", async () => {
  const project_id = await project("Undone");
  const [design, build] = [await phase(project_id, "Design"), await phase(project_id, "Build")];
  const stays = await made(hugo, "tasks", { name: "Stays", project_id, phase_id: design.id });
  const below = await made(hugo, "tasks", { name: "Below", parent_id: stays.id });
  const goes = await made(hugo, "tasks", { name: "Goes", project_id, phase_id: design.id });
  const { version } = await now(stays.id);
  const renamed = await call(maud, "PATCH", `phases/${design.id}`, {
    version: design.version,
    name: " Look   and feel ",
  });
  expect(renamed.body.data.name).toBe("Look and feel");
  expect(await now(stays.id)).toMatchObject({ phase_name: "Look and feel", version });
  expect((await call(maud, "DELETE", `phases/${design.id}`)).status).toBe(200);
  for (const { id } of [stays, below, goes]) expect(await now(id)).toMatchObject({ phase_id: null, phase_name: null });
  expect((await now(stays.id)).version).toBe(version);
  await change(hugo, goes.id, { phase_id: build.id });
  await call(maud, "POST", "phases/bulk", { do: "restore", ids: [design.id] });
  for (const { id } of [stays, below]) expect(await now(id)).toMatchObject({ phase_name: "Look and feel" });
  expect(await now(goes.id)).toMatchObject({ phase_id: build.id });
  expect((await change(hugo, stays.id, { phase_id: design.id })).status).toBe(200);
});

test("phases have an order and days, fifty are the most, and only the manager of the project makes them", async () => {
  const project_id = await project("Ordered");
  const days = { starts_on: "2026-11-02", due_on: "2026-11-27" };
  const first = await phase(project_id, "Phase 1", days);
  expect(first).toMatchObject({ ...days, rank: 1, client_visible: true });
  const change_phase = (by: TestPerson, values: object) => call(by, "PATCH", `phases/${first.id}`, values);
  expect((await change_phase(maud, { version: first.version, due_on: "2026-11-01" })).status).toBe(422);
  for (let nth = 2; nth <= 50; nth++) await phase(project_id, `Phase ${nth}`);
  const more = await call(maud, "POST", "phases", { project_id, name: "One more" });
  expect([more.status, more.body.message]).toEqual([409, "A project has 50 phases at most. Remove one first."]);
  const last = (await list(maud, "phases", { project_id, name: "Phase 50" }))[0];
  expect((await call(maud, "POST", "phases/place", { id: last?.id, place: 1 })).status).toBe(200);
  expect((await names(project_id)).slice(0, 3)).toEqual(["Phase 50", "Phase 1", "Phase 2"]);
  const { version } = (await call(maud, "GET", `phases/${first.id}`)).body.data;
  expect((await change_phase(maud, { version, name: "phase 2" })).status).toBe(409);
  expect((await change_phase(maud, { version, name: "x".repeat(121) })).status).toBe(422);
  expect((await change_phase(hugo, { version, name: "Mine" })).status).toBe(403);
  expect((await call(hugo, "POST", "phases/place", { id: first.id, place: 4 })).status).toBeGreaterThan(400);
  expect(await names(project_id, hugo)).toHaveLength(50);
});

test("a phase is as far as its tasks are: by their estimates, of one with subtasks these", async () => {
  const project_id = await project("Summed");
  const [design, empty] = [await phase(project_id, "Design"), await phase(project_id, "Empty")];
  const task = (name: string, values = {}) => made(hugo, "tasks", { name, project_id, phase_id: design.id, ...values });
  const top = await task("Top", { estimate: 6000 });
  await task("Done", { parent_id: top.id, estimate: 300, status: "done" });
  await task("Open", { parent_id: top.id, estimate: 100 });
  await task("Dropped", { estimate: 900, status: "cancelled" });
  const sums = async (by: TestPerson) =>
    (await server.call<{ data: Row[] }>(by, "GET", `/api/portfolio/phases?ids=${design.id},${empty.id}`)).body.data;
  const of = {
    [design.id]: { tasks: 2, done: 1, open: 1, progress: 0.75 },
    [empty.id]: { tasks: 0, done: 0, open: 0, progress: null },
  };
  for (const person of [maud, hugo]) {
    const told = await sums(person);
    expect(Object.fromEntries(told.map(({ id, ...rest }) => [id, rest]))).toEqual(of);
  }
  expect(await sums(ines)).toEqual([]);
});

test("a client sees the phases that are shown to them, of a project that is, by name and days, and of no task in which it stands", async () => {
  const accounts = [await account("Rouvray"), await account("Other")] as const;
  const [client, stranger] = [
    await company.person("client", { account_id: accounts[0] }),
    await company.person("client", { account_id: accounts[1] }),
  ];
  const admin = await company.person("admin");
  const { id, version } = await made(admin, "projects", { name: "Shop", account_id: accounts[0], owner_id: maud.id });
  const works = await phase(id, "Works", { due_on: "2026-12-04" });
  await phase(id, "Inside", { client_visible: false });
  await made(maud, "tasks", { name: "Shown", project_id: id, phase_id: works.id, client_visible: true });
  expect(await names(id, client)).toEqual([]);
  await call(maud, "PATCH", `projects/${id}`, { version, client_visible: true });
  expect([await names(id, client), await names(id, stranger)]).toEqual([["Works"], []]);
  const [seen] = await list(client, "tasks", { project_id: id });
  expect(seen).toMatchObject({ name: "Shown" });
  for (const hidden of ["phase_id", "phase_name"]) expect(seen).not.toHaveProperty(hidden);
  expect((await call(client, "GET", `portfolio/phases?ids=${works.id}`)).status).toBe(403);
});

test("a template keeps phases with their days, and tasks in them", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Kept", owner_id: maud.id, starts_on: "2026-11-02" });
  await phase(project_id, "Design", { starts_on: "2026-11-02", due_on: "2026-11-06", client_visible: false });
  const build = await phase(project_id, "Build", { starts_on: "2026-11-09" });
  const write = await made(maud, "tasks", { name: "Write", project_id, phase_id: build.id, due_on: "2026-11-10" });
  await made(maud, "tasks", { name: "Test", parent_id: write.id });
  await made(maud, "tasks", { name: "Loose", project_id });
  await call(maud, "POST", "projects/keep_as_template", { id: project_id, name: "With phases" });
  const [template] = await list(maud, "project_templates", { name: "With phases" });
  const of = { owner_id: maud.id, template_id: template?.id, starts_on: "2027-03-01" };
  const { id } = await made(maud, "projects", { name: "Made of it", ...of });
  const copies = await list(maud, "phases", { project_id: id }, "rank");
  expect(copies).toMatchObject([
    { name: "Design", starts_on: "2027-03-01", due_on: "2027-03-05", client_visible: false },
    { name: "Build", starts_on: "2027-03-08", due_on: null, client_visible: true },
  ]);
  const tasks = await list(maud, "tasks", { project_id: id }, "number");
  expect(tasks.map(({ name, phase_name }) => [name, phase_name])).toEqual([
    ["Write", "Build"],
    ["Test", "Build"],
    ["Loose", null],
  ]);
  expect(tasks[0]).toMatchObject({ phase_id: copies[1]?.id });
  expect(await list(hugo, "phases", { project_id: id })).toEqual([]);
});

test("who puts a task into a phase while it is removed finds it in none", async () => {
  const project_id = await project("Raced");
  const goes = await phase(project_id, "Goes");
  const tasks = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => made(hugo, "tasks", { name: `Task ${nth}`, project_id })),
  );
  const enter = ({ id, version }: Row) => call(hugo, "PATCH", `tasks/${id}`, { version, phase_id: goes.id });
  await Promise.all([
    ...tasks.slice(0, 4).map(enter),
    call(maud, "DELETE", `phases/${goes.id}`),
    ...tasks.slice(4).map(enter),
  ]);
  const after = await list(maud, "tasks", { project_id });
  expect(after.map(({ phase_id }) => phase_id)).toEqual(after.map(() => null));
  const back = await call(maud, "POST", "phases/bulk", { do: "restore", ids: [goes.id] });
  expect(back.status).toBe(200);
});
