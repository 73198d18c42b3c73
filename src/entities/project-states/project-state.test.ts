import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { withoutTriggers } from "../../testing/without-triggers.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

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
const done = async (by: TestPerson, verb: string, input: object) => {
  const answer = await call(by, "POST", verb, input);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const list = async (by: TestPerson, entity: string, where: object, order = "created_at") =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify(where)}&order=${order}`)).body
    .data;
const now = async (id: string) => (await call(maud, "GET", `tasks/${id}`)).body.data;
const project = async (name: string) => {
  const { id } = await made(maud, "projects", { name, owner_id: maud.id });
  await made(maud, "project_members", { project_id: id, user_id: hugo.id });
  return id;
};
const state = (project_id: string, name: string, status: string) =>
  made(maud, "project_states", { project_id, name, status });
const names = async (project_id: string, by = maud) =>
  (await list(by, "project_states", { project_id }, "rank")).map(({ name }) => name);

test("a project has states of its own: tasks enter them, and stand in the first of a status that is asked for alone", async () => {
  const project_id = await project("Rouvray");
  const there = await made(hugo, "tasks", { name: "There before", project_id, status: "in_progress" });
  expect(there).toMatchObject({ state_id: null, lane: "in_progress" });
  const design = await state(project_id, " Design ", "in_progress");
  const tested = await state(project_id, "In test", "in_progress");
  const waits = await state(project_id, "Waits for the client", "in_review");
  // What stood in no state stands in the first of its status, and nobody who has it open is in the way.
  expect(await now(there.id)).toMatchObject({ state_id: design.id, lane: design.id, version: there.version });
  expect(await now(there.id)).toMatchObject({ state: { id: design.id, name: "Design" }, status: "in_progress" });
  const entered = await done(hugo, "tasks/enter", { id: there.id, state_id: waits.id });
  expect(entered).toMatchObject({ state_id: waits.id, status: "in_review" });
  expect(await done(hugo, "tasks/move", { id: there.id, status: "in_progress" })).toMatchObject({
    state_id: design.id,
  });
  expect(await done(hugo, "tasks/move", { id: there.id, status: "done" })).toMatchObject({
    state_id: null,
    lane: "done",
  });
  expect(await done(hugo, "tasks/enter", { id: there.id, state_id: tested.id })).toMatchObject({ ended_at: null });
  expect(await list(hugo, "tasks", { lane: tested.id })).toMatchObject([{ id: there.id, state_name: "In test" }]);
  const { version } = await now(there.id);
  await call(maud, "PATCH", `project_states/${tested.id}`, { version: tested.version, name: "Tried" });
  expect(await now(there.id)).toMatchObject({ state_name: "Tried", version });
});

test("a state of another project, a removed one and one that one does not see are refused; a task that goes elsewhere stands by its status", async () => {
  const [here, there] = [await project("Here"), await project("There")];
  const [mine, other] = [await state(here, "Mine", "todo"), await state(there, "Other", "todo")];
  const task = await made(hugo, "tasks", { name: "Between", project_id: here });
  expect(task).toMatchObject({ state_id: mine.id });
  const refused = await call(hugo, "POST", "tasks/enter", { id: task.id, state_id: other.id });
  expect([refused.status, refused.body.message]).toEqual([422, "Its project has no such state."]);
  const moved = await call(maud, "PATCH", `tasks/${task.id}`, { version: task.version, project_id: there });
  expect(moved.body.data).toMatchObject({ state_id: other.id, status: "todo" });
  const below = await made(hugo, "tasks", { name: "Below", parent_id: task.id });
  expect(below).toMatchObject({ project_id: there, state_id: other.id });
  const { version } = await now(task.id);
  const alone = await call(hugo, "PATCH", `tasks/${task.id}`, { version, project_id: null });
  expect(alone.body.data).toMatchObject({ state_id: null, status: "todo" });
  expect((await call(hugo, "GET", `tasks/${below.id}`)).body.data).toMatchObject({ state_id: null, project_id: null });
  expect((await call(hugo, "POST", "tasks/enter", { id: task.id, state_id: mine.id })).status).toBe(422);
  // Whoever does a task of a project that they are not in reads and moves it by its status.
  const given = await made(maud, "tasks", { name: "Given", project_id: here, owner_id: ines.id });
  const seen = (await call(ines, "GET", `tasks/${given.id}`)).body.data;
  expect(seen).toMatchObject({ status: "todo", state: null, state_name: "Mine" });
  await done(ines, "tasks/move", { id: given.id, status: "in_progress" });
  expect(await done(ines, "tasks/move", { id: given.id, status: "todo" })).toMatchObject({ state_id: mine.id });
  const unseen = await state(here, "Unseen", "todo");
  expect((await call(ines, "POST", "tasks/enter", { id: given.id, state_id: unseen.id })).status).toBe(409);
});

test("what is removed hands its tasks on, and has those again that nobody has moved when it is brought back", async () => {
  const project_id = await project("Undone");
  const [first, second, third] = [
    await state(project_id, "First", "todo"),
    await state(project_id, "Second", "todo"),
    await state(project_id, "Third", "todo"),
  ];
  const task = await made(hugo, "tasks", { name: "Stays", project_id });
  const goes = await made(hugo, "tasks", { name: "Goes", project_id });
  const version = (await now(task.id)).version;
  await call(maud, "DELETE", `project_states/${first.id}`);
  expect([(await now(task.id)).state_id, (await now(goes.id)).state_id]).toEqual([second.id, second.id]);
  expect((await now(task.id)).version).toBe(version);
  await done(hugo, "tasks/enter", { id: goes.id, state_id: third.id });
  await call(maud, "POST", "project_states/bulk", { do: "restore", ids: [first.id] });
  expect([(await now(task.id)).state_id, (await now(goes.id)).state_id]).toEqual([first.id, third.id]);
  // To one that is named, of the same status only.
  const done_ = await state(project_id, "Delivered", "done");
  expect((await call(maud, "POST", "project_states/retire", { id: first.id, to: done_.id })).status).toBe(409);
  await done(maud, "project_states/retire", { id: first.id, to: third.id });
  expect(await now(task.id)).toMatchObject({ state_id: third.id, status: "todo" });
  for (const { id } of [second, third]) await call(maud, "DELETE", `project_states/${id}`);
  expect(await now(task.id)).toMatchObject({ state_id: null, status: "todo", lane: "todo" });
});

test("names are one of a kind in a project, states have an order, thirty are the most, and only its manager makes them", async () => {
  const project_id = await project("Ordered");
  const all = [];
  for (let nth = 1; nth <= 30; nth++) all.push(await state(project_id, `State ${nth}`, "todo"));
  const more = await call(maud, "POST", "project_states", { project_id, name: "One more", status: "todo" });
  expect([more.status, more.body.message]).toEqual([
    409,
    "A project has 30 states of its own at most. Remove one first.",
  ]);
  await done(maud, "project_states/place", { id: all[29]?.id ?? "", place: 1 });
  expect((await names(project_id)).slice(0, 3)).toEqual(["State 30", "State 1", "State 2"]);
  const [one] = all as [Row];
  const change = (by: TestPerson, values: object) => call(by, "PATCH", `project_states/${one.id}`, values);
  expect((await change(maud, { name: "state 2" })).status).toBe(409);
  expect((await change(maud, { name: "x".repeat(41) })).status).toBe(422);
  expect((await change(maud, { status: "done" })).status).toBe(422);
  expect((await change(hugo, { name: "Mine" })).status).toBe(403);
  expect((await call(hugo, "POST", "project_states/place", { id: one.id, place: 4 })).status).toBeGreaterThan(400);
  expect((await names(project_id, hugo)).length).toBe(30);
  expect(await names(project_id, ines)).toEqual([]);
});

test("a template keeps the states of a project, and a project that is made of it has them", async () => {
  const project_id = await project("Kept");
  await state(project_id, "Draft", "todo");
  await state(project_id, "Printed", "done");
  await made(hugo, "tasks", { name: "Write", project_id });
  await done(maud, "projects/keep_as_template", { id: project_id, name: "With states" });
  const [template] = await list(maud, "project_templates", { name: "With states" });
  const { id } = await made(maud, "projects", { name: "Made of it", owner_id: maud.id, template_id: template?.id });
  expect(await names(id)).toEqual(["Draft", "Printed"]);
  expect(await list(maud, "tasks", { project_id: id })).toMatchObject([{ name: "Write", status: "todo" }]);
  expect((await list(maud, "tasks", { project_id: id }))[0]?.lane).not.toBe("todo");
});

test("who moves a task into a state while it is removed finds it in another; history says states by their names", async () => {
  const project_id = await project("Raced");
  const [kept, goes] = [await state(project_id, "Kept", "todo"), await state(project_id, "Goes", "todo")];
  const tasks = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => made(hugo, "tasks", { name: `Task ${nth}`, project_id })),
  );
  await Promise.all([
    ...tasks.slice(0, 4).map(({ id }) => call(hugo, "POST", "tasks/enter", { id, state_id: goes.id })),
    call(maud, "DELETE", `project_states/${goes.id}`),
    ...tasks.slice(4).map(({ id }) => call(hugo, "POST", "tasks/enter", { id, state_id: goes.id })),
  ]);
  const after = await list(maud, "tasks", { project_id });
  expect(after.map(({ state_id }) => state_id)).toEqual(after.map(() => kept.id));
  const [task] = tasks as [Row];
  const other = await state(project_id, "Other", "in_progress");
  await done(hugo, "tasks/enter", { id: task.id, state_id: other.id });
  const { body } = await server.call<{ data: { names: object; after: object }[] }>(
    maud,
    "GET",
    `/api/tasks/${task.id}/history`,
  );
  const moved = body.data.find(({ after }) => "state_id" in after);
  expect(Object.values(moved?.names ?? {}).toSorted()).toEqual(["Kept", "Other"]);
  expect(Object.keys(moved?.after ?? {}).toSorted()).toEqual(["state_id", "status"]);
});

test("states come to a project of five thousand tasks, go and come back within their time", async () => {
  const project_id = await project("Large");
  await withoutTriggers(company.owner, { "public.tasks": ["z_log"] }, () =>
    company.owner.query(
      "insert into public.tasks (name, project_id, status) select 'Task ' || n, $1, 'todo' from generate_series(1, 5000) n",
      [project_id],
    ),
  );
  const begun = performance.now();
  const { id } = await state(project_id, "Large", "todo");
  const came = performance.now();
  expect((await call(maud, "DELETE", `project_states/${id}`)).status).toBe(200);
  const went = performance.now();
  expect((await call(maud, "POST", "project_states/bulk", { do: "restore", ids: [id] })).status).toBe(200);
  const back = performance.now();
  // (Some 1.2 s each; a statement has 30 s.)
  expect(Math.max(came - begun, went - came, back - went)).toBeLessThan(20_000);
}, 60_000);
