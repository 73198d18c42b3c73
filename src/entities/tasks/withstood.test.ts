import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let maud: TestPerson;
let nina: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin", { name: "Adele" });
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  account = await company.row("public.accounts", { name: "Atelier Rouvray", owner_id: admin.id });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const names = async (by: TestPerson, entity: string) =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?order=name`)).body.data.map(({ name }) => name);
const shown = (name: string) =>
  made(admin, "projects", { name, owner_id: maud.id, account_id: account, client_visible: true });

test("whoever does a task takes it nowhere with others' tasks below it: these would be theirs to see", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Mauds" });
  const { id: other } = await made(nina, "projects", { name: "Ninas" });
  const { id: parent_id } = await made(maud, "tasks", { name: "Asked of Nina", project_id, owner_id: nina.id });
  const child = await made(maud, "tasks", { name: "What the client owes", parent_id, owner_id: maud.id });
  const move = async (to: string | null, by = nina) => {
    const { version } = (await call(by, "GET", `tasks/${parent_id}`)).body.data;
    return call(by, "PATCH", `tasks/${parent_id}`, { version, project_id: to });
  };
  for (const to of [other, null])
    expect((await move(to)).body.message).toBe("Below it are tasks that are not yours to move.");
  expect((await call(nina, "GET", `tasks/${child.id}`)).status).toBe(404);
  expect((await move(null, maud)).status).toBe(200);
});

test("a task with more than a thousand below it goes to another project in parts only: others wait meanwhile", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Large" });
  const { id: other } = await made(maud, "projects", { name: "Next" });
  const { id } = await made(maud, "tasks", { name: "All of it", project_id });
  await company.owner.query(
    "insert into public.tasks (name, parent_id, owner_id) select 'T' || n, $1, $2 from generate_series(1, 1001) n",
    [id, maud.id],
  );
  const move = async () => {
    const { version } = (await call(maud, "GET", `tasks/${id}`)).body.data;
    return call(maud, "PATCH", `tasks/${id}`, { version, project_id: other });
  };
  expect((await move()).body.message).toBe("More than 1,000 tasks stand below it: move them in parts.");
  await company.owner.query("delete from public.tasks where name = 'T1001'");
  expect((await move()).status).toBe(200);
});

test("what is of no project together is put in order without a word to others' tasks", async () => {
  const his = await made(nina, "tasks", { name: "Ninas own" });
  const mine = await made(maud, "tasks", { name: "Mauds own" });
  const rank = `${String((await company.owner.query("select rank from public.tasks where id = $1", [his.id])).rows[0].rank)}${"V".repeat(60)}`;
  const { rows } = await company.owner.query("select count(*) from app.log where row_id = $1", [his.id]);
  const put = await call(maud, "POST", "tasks/rank", { id: mine.id, rank });
  expect([put.status, put.body.message]).toEqual([422, "There is no room left between these two."]);
  expect((await company.owner.query("select count(*) from app.log where row_id = $1", [his.id])).rows).toEqual(rows);
});

test("nothing is said to a client about a task that they are not shown", async () => {
  const { id: project_id } = await shown("Shop");
  const { id: row_id, version } = await made(maud, "tasks", { name: "What it costs us", project_id });
  const said = () => call(admin, "POST", "comments", { entity: "tasks", row_id, body: "Done.", account_id: account });
  expect(await said()).toMatchObject({ status: 422, body: { message: "This task is not shown to its client." } });
  await call(maud, "PATCH", `tasks/${row_id}`, { version, client_visible: true });
  expect((await said()).status).toBe(201);
});

test("a client sees nothing of a project in the bin, and all again when it is back", async () => {
  const { id: project_id, version } = await shown("Given up");
  await made(maud, "milestones", { name: "Opening", project_id, due_on: "2026-12-01" });
  await made(maud, "tasks", { name: "Photographs", project_id, client_visible: true });
  const seen = async () => [...(await names(client, "milestones")), ...(await names(client, "tasks"))];
  expect(await seen()).toEqual(expect.arrayContaining(["Opening", "Photographs"]));
  expect((await call(admin, "DELETE", `projects/${project_id}`, { version })).status).toBe(200);
  for (const gone of ["Opening", "Photographs"]) expect(await seen()).not.toContain(gone);
  expect((await call(admin, "POST", "projects/restore", { id: project_id })).status).toBe(200);
  expect(await seen()).toEqual(expect.arrayContaining(["Opening", "Photographs"]));
});

test("who manages a project takes its free tasks, and sees all of them whatever their role", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Handed over" });
  const { id } = await made(maud, "tasks", { name: "Nobody's", project_id, owner_id: null });
  expect((await call(nina, "POST", "tasks/claim", { id })).status).toBe(404);
  expect((await call(maud, "POST", "tasks/claim", { id })).status).toBe(200);
  const hugo = await company.person("team_member");
  expect((await call(maud, "POST", "projects/assign", { id: project_id, owner_id: hugo.id })).status).toBe(200);
  expect(await names(hugo, "tasks")).toEqual(["Nobody's"]);
});

test("nobody makes a task or a project for somebody who does not work here", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Staffed" });
  const left = await company.person("team_member");
  expect((await call(admin, "POST", "people/suspend", { user_id: left.id })).status).toBe(200);
  for (const { id: owner_id } of [client, left]) {
    const answers = [
      await call(maud, "POST", "tasks", { name: "Never done", project_id, owner_id }),
      await call(admin, "POST", "projects", { name: "Never led", owner_id }),
    ];
    for (const { status, body } of answers)
      expect([status, body.details?.fields]).toEqual([422, { owner_id: "choose an active colleague" }]);
  }
});
