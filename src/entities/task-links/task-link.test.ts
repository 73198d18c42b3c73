import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Relations of tasks: who makes and sees them, what they refuse, and how many hold a task back.
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

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
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const list = async (by: TestPerson, entity: string, where: object, more = "") =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify(where)}${more}`)).body.data;
const project = async (by: TestPerson, name: string) => (await made(by, "projects", { name, owner_id: by.id })).id;
const task = (by: TestPerson, project_id: string, name: string, values: object = {}) =>
  made(by, "tasks", { name, project_id, owner_id: by.id, ...values });
const linked = (by: TestPerson, from: Row, to: Row, kind = "blocks") =>
  call(by, "POST", "task_links", { from_id: from.id, to_id: to.id, kind });
const blockers = async (by: TestPerson, { id }: Row) =>
  (await call(by, "GET", `tasks/${id}`)).body.data["open_blockers"];
const move = (by: TestPerson, { id }: Row, status: string) => call(by, "POST", "tasks/move", { id, status });

test("whoever changes one of two and sees the other relates them; who sees one alone is told nothing of the other", async () => {
  const [of_maud, of_nina] = [await project(maud, "Mauds"), await project(nina, "Ninas")];
  const [one, other] = [await task(maud, of_maud, "Photographs"), await task(nina, of_nina, "The secret shop")];
  expect(await linked(maud, one, other)).toMatchObject({
    status: 409,
    body: { details: { fields: { to_id: "no such record" } } },
  });
  expect((await linked(hugo, one, other)).status).toBe(409);
  await made(nina, "project_members", { project_id: of_nina, user_id: maud.id });
  const link = (await linked(maud, one, other)).body.data;
  expect(link).toMatchObject({ from_id: one.id, to_id: other.id, kind: "blocks", lag: 0, name: "blocks" });
  // Nina sees that her task waits for one, and nothing of which.
  const seen = await list(nina, "task_links", { to_id: other.id }, "&include=from,to");
  expect(seen).toMatchObject([{ id: link.id, from: null, to: { name: "The secret shop" } }]);
  for (const told of ["Photographs", one["code"], maud.name]) expect(JSON.stringify(seen)).not.toContain(told);
  expect(await list(hugo, "task_links", {})).toEqual([]);
  // It is hers to end, since it holds her task.
  expect((await call(nina, "PATCH", `task_links/${link.id}`, { version: 1, lag: 2 })).body.data["lag"]).toBe(2);
  expect((await call(nina, "DELETE", `task_links/${link.id}`)).status).toBe(200);
  expect(await list(maud, "task_links", { from_id: one.id })).toEqual([]);
});

test("no task is related to itself or twice in a way, and none is changed into another relation", async () => {
  const project_id = await project(maud, "Pairs");
  const [one, other] = [await task(maud, project_id, "One"), await task(maud, project_id, "Other")];
  expect((await linked(maud, one, one)).body.details?.fields).toEqual({ to_id: "is not allowed" });
  const link = (await linked(maud, one, other, "relates")).body.data;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    expect(await linked(maud, from, to, "relates")).toMatchObject({
      status: 409,
      body: { message: "These two tasks are related in this way already." },
    });
  expect((await linked(maud, one, other, "finishes_before")).status).toBe(201);
  expect((await linked(maud, one, other, "starts_before")).status).toBe(201);
  expect((await call(maud, "PATCH", `task_links/${link.id}`, { kind: "blocks" })).status).toBe(422);
  for (const lag of [-1, 366])
    expect((await call(maud, "PATCH", `task_links/${link.id}`, { lag })).status, `${lag}`).toBe(422);
  // Once it is gone it can be made anew, and the former one does not come back beside it.
  expect((await call(maud, "DELETE", `task_links/${link.id}`)).status).toBe(200);
  expect((await linked(maud, other, one, "relates")).status).toBe(201);
  expect((await call(maud, "POST", "task_links/restore", { id: link.id })).body.message).toBe(
    "These two tasks are related in this way already.",
  );
});

test("a circle is refused, named by the codes that its maker sees", async () => {
  const [of_maud, of_nina] = [await project(maud, "Circle"), await project(nina, "Hidden")];
  const [a, b, c] = [await task(maud, of_maud, "A"), await task(nina, of_nina, "B"), await task(maud, of_maud, "C")];
  await made(maud, "project_members", { project_id: of_maud, user_id: nina.id });
  expect((await linked(nina, a, b)).status).toBe(201);
  expect((await linked(nina, b, c, "starts_before")).status).toBe(201);
  const refused = await linked(maud, c, a, "finishes_before");
  expect([refused.status, refused.body.details?.fields]).toEqual([
    422,
    { to_id: "it would make a circle: CIRC-2 → CIRC-1 → … → CIRC-2" },
  ]);
  expect((await linked(nina, c, a)).body.details?.fields).toEqual({
    to_id: "it would make a circle: CIRC-2 → CIRC-1 → HIDD-1 → CIRC-2",
  });
  // What holds no days closes none.
  expect((await linked(maud, c, a, "relates")).status).toBe(201);
});

test("of two who make the two halves of a circle at once, one is refused", async () => {
  const project_id = await project(maud, "Halves");
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  for (let round = 0; round < 6; round++) {
    const [a, b, c, d] = await Promise.all(
      ["A", "B", "C", "D"].map((name) => task(maud, project_id, `${name}${round}`)),
    );
    if (!a || !b || !c || !d) throw new Error("four were made");
    await Promise.all([linked(maud, a, b), linked(hugo, c, d)]);
    const answers = await Promise.all([linked(maud, b, c), linked(hugo, d, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  }
});

test("a task has at most a hundred relations", async () => {
  const project_id = await project(maud, "Many");
  const [one, last] = [await task(maud, project_id, "One"), await task(maud, project_id, "Last")];
  await company.owner.query(
    `with made as (insert into public.tasks (name, project_id) select 'T', $2 from generate_series(1, 100) returning id)
     insert into public.task_links (from_id, to_id, kind) select $1, id, 'relates' from made`,
    [one.id, project_id],
  );
  expect(await linked(maud, one, last)).toMatchObject({
    status: 409,
    body: { message: "A task has at most 100 relations." },
  });
  expect((await linked(hugo, one, last)).status).toBe(409);
});

test("a task keeps by how many open ones it is blocked, whatever ends, comes back or goes into the bin, and by several at once", async () => {
  const project_id = await project(maud, "Blocked");
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  const waits = await task(hugo, project_id, "Waits");
  const all = await Promise.all(["A", "B", "C", "D"].map((name) => task(maud, project_id, name)));
  const links = await Promise.all(all.map((each) => linked(hugo, each, waits)));
  expect(links.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [a, b, c, d] = all as [Row, Row, Row, Row];
  expect(await blockers(maud, waits)).toBe(4);
  // (It is no new version of the task: whoever writes on it is not disturbed.)
  expect((await call(hugo, "GET", `tasks/${waits.id}`)).body.data.version).toBe(1);
  await Promise.all([move(maud, a, "done"), move(hugo, b, "cancelled")]);
  expect(await blockers(maud, waits)).toBe(2);
  await move(maud, a, "in_progress");
  expect(await blockers(hugo, waits)).toBe(3);
  expect((await call(maud, "DELETE", `tasks/${c.id}`)).status).toBe(200);
  expect(await blockers(hugo, waits)).toBe(2);
  await call(maud, "POST", "tasks/restore", { id: c.id });
  await call(maud, "DELETE", `task_links/${links[3]?.body.data.id}`);
  expect(await blockers(hugo, waits)).toBe(2);
  await Promise.all([move(maud, a, "done"), move(hugo, c, "done"), move(maud, d, "done")]);
  expect(await blockers(maud, waits)).toBe(0);
  expect((await call(hugo, "PATCH", `tasks/${waits.id}`, { open_blockers: 3 })).status).toBe(422);
});
