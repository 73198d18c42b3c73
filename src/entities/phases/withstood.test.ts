import { afterAll, beforeAll, expect, test } from "vitest";
import { repeatWhatIsDone } from "../../recurrence/repeat-tasks.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// What somebody found who tried to break phases.

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let odile: TestPerson;
let hugo: TestPerson;
let ines: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  odile = await company.person("project_manager", { name: "Odile" });
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
const list = async (entity: string, where: object, order = "created_at") =>
  (await server.call<{ data: Row[] }>(maud, "GET", `/api/${entity}?where=${JSON.stringify(where)}&order=${order}`)).body
    .data;
const now = async (id: string) => (await call(maud, "GET", `tasks/${id}`)).body.data;
const stand = async (...of: Row[]) => Promise.all(of.map(async ({ id }) => (await now(id))["phase_name"]));
const change = async (by: TestPerson, id: string, values: object) => {
  const { version } = await now(id);
  const answer = await call(by, "PATCH", `tasks/${id}`, { version, ...values });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const project = async (name: string) => {
  const { id } = await made(maud, "projects", { name, owner_id: maud.id, starts_on: "2026-11-02" });
  for (const { id: user_id } of [hugo, odile]) await made(maud, "project_members", { project_id: id, user_id });
  return id;
};
const phase = (project_id: string, name: string) => made(maud, "phases", { project_id, name });

test("who does tasks of a project that they are not in puts one with subtasks below another, and theirs come along", async () => {
  const project_id = await project("Not theirs");
  const design = await phase(project_id, "Design");
  const given = { project_id, owner_id: ines.id };
  const top = await made(maud, "tasks", { name: "Top", ...given, phase_id: design.id });
  const child = await made(maud, "tasks", { name: "Child", ...given });
  const [theirs, others] = [
    await made(maud, "tasks", { name: "Theirs", ...given, parent_id: child.id }),
    await made(maud, "tasks", { name: "Others'", project_id, parent_id: child.id, owner_id: hugo.id }),
  ];
  const below = await made(maud, "tasks", { name: "Below", project_id, parent_id: others.id, owner_id: hugo.id });
  await change(ines, child.id, { parent_id: top.id });
  expect(await stand(child, theirs, others, below)).toEqual(["Design", "Design", null, null]);
});

test("who takes back a move leaves what stood there before, and takes along what has come since", async () => {
  const project_id = await project("Taken back");
  const [design, build] = [await phase(project_id, "Design"), await phase(project_id, "Build")];
  const task = (name: string, values = {}) => made(hugo, "tasks", { name, project_id, ...values });
  const top = await task("Top", { phase_id: design.id });
  const below = await task("Below", { parent_id: top.id });
  const there = await task("There", { parent_id: top.id, phase_id: build.id });
  const deeper = await task("Deeper", { parent_id: there.id });
  const all = [top, below, there, deeper];
  await change(hugo, top.id, { phase_id: build.id });
  expect(await stand(...all)).toEqual(["Build", "Build", "Build", "Build"]);
  const later = await task("Later", { parent_id: top.id });
  await change(maud, top.id, { phase_id: design.id });
  expect(await stand(...all, later)).toEqual(["Design", "Design", "Build", "Build", "Design"]);
  // The same by way of none.
  await change(hugo, there.id, { phase_id: null });
  await change(hugo, top.id, { phase_id: null });
  expect(await stand(...all, later)).toEqual([null, null, null, null, null]);
  await change(hugo, top.id, { phase_id: design.id });
  expect(await stand(...all, later)).toEqual(["Design", "Design", null, null, "Design"]);
  // Brought to a third one, it takes along what stands with it, whenever that came.
  await change(hugo, top.id, { phase_id: build.id });
  await change(hugo, there.id, { phase_id: build.id });
  const survey = await phase(project_id, "Survey");
  await change(hugo, top.id, { phase_id: survey.id });
  expect(await stand(...all)).toEqual(["Survey", "Survey", "Survey", "Survey"]);
});

test("a subtask that stands in no phase does so in a project of a template, and in what comes again", async () => {
  const project_id = await project("Kept");
  const design = await phase(project_id, "Design");
  const top = await made(maud, "tasks", {
    name: "Top",
    project_id,
    phase_id: design.id,
    due_on: "2026-11-02",
    repeat_rule: "FREQ=WEEKLY",
  });
  const bare = await made(maud, "tasks", { name: "Bare", parent_id: top.id });
  await made(maud, "tasks", { name: "Bare too", parent_id: bare.id });
  await change(maud, bare.id, { phase_id: null });
  await made(maud, "tasks", { name: "Inside", parent_id: top.id });
  const name = `Bare ${project_id}`;
  await call(maud, "POST", "projects/keep_as_template", { id: project_id, name });
  const [template] = await list("project_templates", { name });
  const names = async (where: object) =>
    (await list("tasks", where, "number")).map((each) => [each["name"], each["phase_name"]]);
  const expected = [
    ["Top", "Design"],
    ["Bare", null],
    ["Bare too", null],
    ["Inside", "Design"],
  ];
  const of = { template_id: template?.id, starts_on: "2027-03-01" };
  const copy = await made(maud, "projects", { name: "Of it", owner_id: maud.id, ...of });
  expect(await names({ project_id: copy.id })).toEqual(expected);
  await call(maud, "POST", "tasks/move", { id: top.id, status: "in_progress" });
  await call(maud, "POST", "tasks/move", { id: top.id, status: "done" });
  const failed: string[] = [];
  await repeatWhatIsDone(company.database, company.system, (error) => failed.push(String(error)));
  expect(failed).toEqual([]);
  const again = (await names({ project_id })).slice(-4);
  expect(again).toEqual(expected);
});

test("a subtask that is made while the phase lies in the bin stands in it with its task when that comes back", async () => {
  const project_id = await project("In the bin");
  const [design, build] = [await phase(project_id, "Design"), await phase(project_id, "Build")];
  const top = await made(hugo, "tasks", { name: "Top", project_id, phase_id: design.id });
  await call(maud, "DELETE", `phases/${design.id}`);
  const below = await made(hugo, "tasks", { name: "Below", parent_id: top.id });
  const deeper = await made(hugo, "tasks", { name: "Deeper", parent_id: below.id });
  const apart = await made(hugo, "tasks", { name: "Apart", parent_id: top.id });
  await change(hugo, apart.id, { phase_id: build.id });
  expect(await stand(top, below, deeper, apart)).toEqual([null, null, null, "Build"]);
  await call(maud, "POST", "phases/bulk", { do: "restore", ids: [design.id] });
  expect(await stand(top, below, deeper, apart)).toEqual(["Design", "Design", "Design", "Build"]);
});

test("only who may change a phase, or a state, gives it a place: who is but a member there is told no", async () => {
  const project_id = await project("Placed");
  const phases = [await phase(project_id, "Design"), await phase(project_id, "Build")];
  const states = [
    await made(maud, "project_states", { project_id, name: "Waits", status: "in_review" }),
    await made(maud, "project_states", { project_id, name: "Is read", status: "in_review" }),
  ];
  const refusals = {
    phases: "This phase is gone, or not yours to change.",
    project_states: "This state is gone, or not yours to change.",
  };
  for (const [entity, [first, last]] of Object.entries({ phases, project_states: states })) {
    const order = async () => (await list(entity, { project_id }, "rank")).map(({ id }) => id);
    const before = await order();
    const place = (by: TestPerson, at: number) => call(by, "POST", `${entity}/place`, { id: last?.id, place: at });
    const refused = await place(odile, 1);
    expect([refused.status, refused.body.message]).toEqual([409, refusals[entity as keyof typeof refusals]]);
    expect(await order()).toEqual(before);
    for (const at of [1, 1]) expect((await place(maud, at)).status).toBe(200);
    expect(await order()).toEqual([last?.id, first?.id]);
  }
});
