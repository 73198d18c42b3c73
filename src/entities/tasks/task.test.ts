import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const project = (name: string, values: object = {}) => made(maud, "projects", { name, owner_id: maud.id, ...values });
const join = (project_id: string, by: TestPerson) => made(maud, "project_members", { project_id, user_id: by.id });
const list = async (by: TestPerson, entity: string, where: object) =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify(where)}`)).body.data;
const codes = async (by: TestPerson, project_id?: string) =>
  (await list(by, "tasks", project_id ? { project_id } : {})).map(({ code }) => code).toSorted();

test("tasks are counted within their project, also by two at once, and anew where one goes to another", async () => {
  const [rouv, film] = [await project("Rouvray"), await project("Film")];
  await join(rouv.id, hugo);
  const of = (by: TestPerson, name: string) => made(by, "tasks", { name, project_id: rouv.id });
  const all = await Promise.all(Array.from({ length: 12 }, (_, nth) => of(nth % 2 ? hugo : maud, `Task ${nth}`)));
  expect(all.map(({ number }) => number).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 12 }, (_, nth) => nth + 1),
  );
  expect(all.map(({ code }) => code)).toContain("ROUV-7");
  const [first] = all as [Row];
  const moved = await call(maud, "PATCH", `tasks/${first.id}`, { version: first.version, project_id: film.id });
  expect(moved.body.data).toMatchObject({ code: "FILM-1" });
  expect(await made(amir, "tasks", { name: "Fair" })).toMatchObject({ code: "T-1", owner_id: amir.id });
  // What its project is called by from now on, it is called by.
  const renamed = await call(maud, "PATCH", `projects/${film.id}`, { version: film.version, key: "CINE" });
  expect(renamed.status).toBe(200);
  expect(await codes(maud, film.id)).toEqual(["CINE-1"]);
});

test("a task is seen by who is in its project, who manages it, who does it and who made it, with what is said about it", async () => {
  const { id: project_id } = await project("Shop");
  const task = await made(maud, "tasks", { name: "Payment", project_id, owner_id: amir.id });
  expect([await codes(hugo, project_id), await codes(amir, project_id)]).toEqual([[], ["SHOP-1"]]);
  const said = { entity: "tasks", row_id: task.id, body: "By card, too." };
  expect((await call(hugo, "POST", "comments", said)).status).toBe(409);
  const { id: member, version } = await join(project_id, hugo);
  expect(await codes(hugo, project_id)).toEqual(["SHOP-1"]);
  await made(hugo, "comments", said);
  expect(await list(amir, "comments", { row_id: task.id })).toMatchObject([{ body: said.body }]);
  // What he makes himself he sees when he has left; nothing else.
  const own = await made(hugo, "tasks", { name: "Basket", project_id, owner_id: amir.id });
  expect((await call(maud, "DELETE", `project_members/${member}`, { version })).status).toBe(200);
  expect(await codes(hugo, project_id)).toEqual([own["code"]]);
  expect(await list(hugo, "comments", { row_id: task.id })).toEqual([]);
});

test("a subtask is of its parent's project and goes along with it; nothing stands below itself or deeper than eight", async () => {
  const [one, other] = [await project("One"), await project("Another")];
  const parent = await made(maud, "tasks", { name: "Parent", project_id: one.id });
  const child = await made(maud, "tasks", { name: "Child", parent_id: parent.id, project_id: other.id });
  const below = await made(maud, "tasks", { name: "Below", parent_id: child.id });
  expect([child["project_id"], below["code"]]).toEqual([one.id, "ONE-3"]);
  const change = (row: Row, values: object) =>
    call(maud, "PATCH", `tasks/${row.id}`, { version: row.version, ...values });
  expect((await change(parent, { parent_id: below.id })).body.details?.fields).toEqual({
    parent_id: "it cannot stand below itself",
  });
  expect((await change(parent, { project_id: other.id })).status).toBe(200);
  expect((await codes(maud, other.id)).length).toBe(3);
  expect(await codes(maud, one.id)).toEqual([]);
  let deepest = below;
  for (let depth = 4; depth <= 8; depth++)
    deepest = await made(maud, "tasks", { name: `Depth ${depth}`, parent_id: deepest.id });
  const ninth = await call(maud, "POST", "tasks", { name: "Depth 9", parent_id: deepest.id });
  expect(ninth.body.details?.fields).toEqual({ parent_id: "they stand at most eight deep below each other" });
});

test("a task is taken by one of two at once, blocked with a reason, and free again when it is over", async () => {
  const { id: project_id } = await project("Race");
  await join(project_id, hugo);
  await join(project_id, amir);
  const { id } = await made(maud, "tasks", { name: "Whoever is first", project_id, owner_id: null });
  const takes = await Promise.all([hugo, amir].map((by) => call(by, "POST", "tasks/claim", { id })));
  expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const act = async (verb: string, input: object = {}) =>
    (await call(hugo, "POST", `tasks/${verb}`, { id, ...input })).body;
  expect((await act("block", { blocked_reason: "No access" })).data).toMatchObject({ blocked_reason: "No access" });
  expect((await act("unblock")).data["blocked_reason"]).toBeNull();
  await act("block", { blocked_reason: "Still none" });
  const done = (await act("move", { status: "done" })).data;
  expect([done["blocked_reason"], done["ended_at"]]).toEqual([null, expect.any(String)]);
  expect((await act("move", { status: "todo" })).data["ended_at"]).toBeNull();
});

test("a task is found by its number, and by what it is and how it stands, by who sees it", async () => {
  const { id: project_id } = await project("Quay");
  const { id } = await made(maud, "tasks", { name: "Mend the crane", project_id });
  type Hits = { data: { entity_id: string; entity_type: string }[] };
  const found = async (by: TestPerson, p_query: string) =>
    (await server.call<Hits>(by, "POST", "/api/rpc/search_global", { p_query })).body.data.map((hit) => hit.entity_id);
  for (const words of ["quay-1", "type:task crane", "type:tache is:open crane", "is:todo crane"])
    expect(await found(maud, words), words).toContain(id);
  expect(await found(maud, "type:task is:termine crane")).toEqual([]);
  expect(await found(amir, "quay-1")).toEqual([]);
});
