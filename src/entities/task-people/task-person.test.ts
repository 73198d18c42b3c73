import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Who does a task beside whoever answers for it, who watches it, and what they are told.
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("support", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
  admin = await company.person("admin", { name: "Adele" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const list = async (by: TestPerson, entity: string, where: object = {}) =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify(where)}`)).body.data;
const project = async (name: string) => (await made(maud, "projects", { name, owner_id: maud.id })).id;
const task = (project_id: string, name: string, values: object = {}) =>
  made(maud, "tasks", { name, project_id, owner_id: hugo.id, ...values });
const joins = (by: TestPerson, { id }: Row, who: TestPerson, part: string) =>
  call(by, "POST", "task_people", { task_id: id, user_id: who.id, part });
const told = async (person: TestPerson) => {
  await deliverAll(company);
  const all = await noticesOf(server, person);
  await company.owner.query("delete from public.notifications where user_id = $1", [person.id]);
  return all.map(({ kind, message }) => `${kind}: ${message}`).toSorted();
};

test("who does a task beside its doer sees and changes it and what is said about it, until they no longer do", async () => {
  const one = await task(await project("Film"), "Music");
  expect((await call(nina, "GET", `tasks/${one.id}`)).status).toBe(404);
  const added = await joins(hugo, one, nina, "assignee");
  expect(added).toMatchObject({ status: 201, body: { data: { name: "Nina", part: "assignee" } } });
  await made(hugo, "comments", { entity: "tasks", row_id: one.id, body: "The rights are paid." });
  expect(await list(nina, "comments", { row_id: one.id })).toMatchObject([{ body: "The rights are paid." }]);
  const changed = await call(nina, "PATCH", `tasks/${one.id}`, { priority: "high" });
  expect([changed.status, changed.body.data["project_id"]]).toEqual([200, one["project_id"]]);
  await made(nina, "comments", { entity: "tasks", row_id: one.id, body: "I cut it." });
  // Not of its project, though.
  expect((await list(nina, "tasks")).map(({ id }) => id)).toEqual([one.id]);
  expect((await call(hugo, "DELETE", `task_people/${added.body.data.id}`)).status).toBe(200);
  expect([
    (await call(nina, "GET", `tasks/${one.id}`)).status,
    await list(nina, "comments", { row_id: one.id }),
  ]).toEqual([404, []]);
});

test("anybody who sees a task watches it by themselves, and only such; a watcher is no member", async () => {
  const [project_id, client] = [await project("Watched"), await company.person("client")];
  const one = await task(project_id, "Proofs");
  expect((await joins(amir, one, amir, "watcher")).body.details?.fields).toEqual({ task_id: "no such record" });
  expect((await joins(maud, one, amir, "watcher")).body.details?.fields).toEqual({
    user_id: "they do not see this task",
  });
  expect((await joins(maud, one, client, "assignee")).body.details?.fields).toEqual({
    user_id: "choose an active colleague",
  });
  const { id: member } = await made(maud, "project_members", { project_id, user_id: amir.id });
  const watch = await joins(amir, one, amir, "watcher");
  expect(watch.status).toBe(201);
  expect(await joins(maud, one, amir, "assignee")).toMatchObject({
    status: 409,
    body: { message: "This person is on this task already." },
  });
  // Who leaves the project sees no more of it, and may still stop watching.
  await call(maud, "DELETE", `project_members/${member}`);
  expect((await call(amir, "GET", `tasks/${one.id}`)).status).toBe(404);
  await call(hugo, "POST", "tasks/move", { id: one.id, status: "done" });
  expect(await told(amir)).toEqual([]);
  expect((await call(amir, "DELETE", `task_people/${watch.body.data.id}`)).status).toBe(200);
  // Nobody makes themselves do what they only see.
  const led = await project("Led");
  const other = await task(led, "Other");
  await call(maud, "POST", "projects/assign", { id: led, owner_id: amir.id });
  expect([
    (await joins(amir, other, amir, "assignee")).status,
    (await joins(amir, other, amir, "watcher")).status,
  ]).toEqual([403, 201]);
});

test("who is to do it, its manager, its maker and whoever watches hear that it is blocked; who does it and watches, that it can go on", async () => {
  const project_id = await project("Blocked");
  for (const who of [nina, amir]) await made(maud, "project_members", { project_id, user_id: who.id });
  const before = await task(project_id, "Before", { owner_id: amir.id });
  const other = await task(project_id, "Other", { owner_id: amir.id });
  const waits = await made(admin, "tasks", { name: "Waits", project_id, owner_id: hugo.id });
  await joins(nina, waits, nina, "watcher");
  for (const who of [maud, nina, hugo, amir, admin]) await told(who);
  for (const from of [before, other])
    await made(amir, "task_links", { from_id: from.id, to_id: waits.id, kind: "blocks" });
  for (const who of [maud, nina, hugo, admin]) expect(await told(who), who.name).toEqual(["blocked: BLOC-3 · Waits"]);
  expect(await told(amir)).toEqual([]);
  // Not of the first of two that end.
  await call(amir, "POST", "tasks/move", { id: before.id, status: "done" });
  expect(await told(hugo)).toEqual([]);
  await call(amir, "POST", "tasks/move", { id: other.id, status: "done" });
  for (const who of [nina, hugo]) expect(await told(who), who.name).toEqual(["unblocked: BLOC-3 · Waits"]);
  for (const who of [amir, admin]) expect(await told(who), who.name).toEqual([]);
  // By a reason of its own the same, and never whoever says it.
  await call(hugo, "POST", "tasks/block", { id: waits.id, blocked_reason: "No music" });
  expect([await told(hugo), await told(nina), await told(admin)]).toEqual([
    [],
    ["blocked: BLOC-3 · Waits"],
    ["blocked: BLOC-3 · Waits"],
  ]);
  await call(hugo, "POST", "tasks/unblock", { id: waits.id });
  expect([await told(hugo), await told(nina), await told(admin)]).toEqual([[], ["unblocked: BLOC-3 · Waits"], []]);
});

test("whoever does or watches it hears that it moved, has another due day and was spoken of, once, and together where it is much", async () => {
  const project_id = await project("Told");
  await made(maud, "project_members", { project_id, user_id: nina.id });
  const one = await task(project_id, "One", { due_on: "2027-03-01" });
  await joins(maud, one, amir, "assignee");
  await joins(nina, one, nina, "watcher");
  for (const who of [maud, nina, hugo, amir]) await told(who);
  await call(maud, "POST", "tasks/move", { id: one.id, status: "in_progress" });
  await call(maud, "PATCH", `tasks/${one.id}`, { due_on: "2027-03-05" });
  await made(maud, "comments", { entity: "tasks", row_id: one.id, body: "Look, Hugo.", mention_ids: [hugo.id] });
  const all = ["commented: TOLD-1 · One", "moved: TOLD-1 · One", "rescheduled: TOLD-1 · One"];
  expect([await told(amir), await told(nina), await told(maud)]).toEqual([all, all, []]);
  expect(await told(hugo)).toEqual(["mentioned: One", "moved: One", "rescheduled: TOLD-1 · One"]);
  const many = await Promise.all(
    ["A", "B", "C", "D", "E"].map((name) => task(project_id, name, { due_on: "2027-03-01" })),
  );
  await told(hugo);
  await call(maud, "POST", "tasks/bulk", {
    ids: many.map(({ id }) => id),
    do: "update",
    with: { due_on: "2027-03-02" },
  });
  expect(await told(hugo)).toEqual(["rescheduled: "]);
  // The same where the whole project is moved.
  expect((await call(maud, "POST", "projects/reschedule", { id: project_id, by: 1 })).status).toBe(200);
  expect(await told(hugo)).toEqual(["rescheduled: "]);
});

test("a task has at most fifty further people, also where two add the last ones at once", async () => {
  const one = await task(await project("Crowd"), "One");
  await company.owner.query(
    `with made as (insert into public.people (name, email, kind) select 'P', gen_random_uuid() || '@test.example', 'employee'
       from generate_series(1, 49) returning id) insert into public.task_people (task_id, user_id, part) select $1, id, 'assignee' from made`,
    [one.id],
  );
  const answers = await Promise.all([joins(maud, one, nina, "assignee"), joins(hugo, one, amir, "assignee")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
