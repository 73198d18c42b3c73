import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// What tasks are about: seen by whoever sees the task and the record, and going along with both.
type Row = Record<string, unknown> & { id: string };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let hugo: TestPerson;
let maud: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Malik" });
  hugo = await company.person("team_member", { name: "Hugo" });
  maud = await company.person("project_manager", { name: "Maud" });
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const link = (by: TestPerson, task: Row, record_entity: string, { id }: Row) =>
  call(by, "POST", "task_records", { task_id: task.id, record_entity, record_id: id });
const linked = async (by: TestPerson, where: object) => {
  const path = `/api/task_records?where=${encodeURIComponent(JSON.stringify(where))}`;
  return (await server.call<{ data: Row[] }>(by, "GET", path)).body.data.map(({ record_id }) => record_id);
};
const lead = (by: TestPerson, name: string) => made(by, "leads", { name, owner_id: by.id });

test("a task is about records: who sees both sees that, and who sees one of the two is told nothing", async () => {
  const task = await made(claire, "tasks", { name: "Call them" });
  const [mine, hidden] = [await lead(claire, "Ada"), await lead(claire, "Grace")];
  expect((await link(claire, task, "leads", mine)).status).toBe(201);
  await call(claire, "POST", "tasks/assign", { id: task.id, owner_id: hugo.id });
  // Hugo does the task, and sees no leads; Malik sees the lead, and not the task.
  expect((await call(hugo, "GET", `tasks/${task.id}`)).status).toBe(200);
  expect(await linked(hugo, { task_id: task.id })).toEqual([]);
  expect((await call(mate, "GET", `leads/${mine.id}`)).status).toBe(200);
  expect(await linked(mate, { record_id: mine.id })).toEqual([]);
  expect(await linked(claire, { task_id: task.id })).toEqual([mine.id]);
  expect(await linked(admin, { record_id: mine.id })).toEqual([mine.id]);
  // Nobody says of what they do not see that a task is about it, nor of a task that they may not change.
  expect((await link(hugo, task, "leads", hidden)).body.details?.fields).toEqual({ record_id: "no such record" });
  expect((await link(mate, task, "leads", mine)).body.details?.fields).toEqual({ task_id: "no such record" });
  expect((await link(claire, task, "people", { id: claire.id })).status).toBe(422);
});

test("a project is seen by whoever sees some of it: its members see that a task is about it", async () => {
  const project = await made(maud, "projects", { name: "Film", owner_id: maud.id });
  await made(maud, "project_members", { project_id: project.id, user_id: hugo.id });
  const other = await made(maud, "projects", { name: "Advert", owner_id: maud.id });
  const task = await made(maud, "tasks", { name: "Reuse its music", project_id: other.id, owner_id: hugo.id });
  expect((await link(hugo, task, "projects", project)).status).toBe(201);
  expect(await linked(maud, { task_id: task.id })).toEqual([project.id]);
  expect(await linked(hugo, { record_id: project.id })).toEqual([project.id]);
});

test("a record stands on a task once, and fifty do, also where two add the last ones at once", async () => {
  const task = await made(claire, "tasks", { name: "Many" });
  const ids = await Promise.all(["A", "B", "C"].map((name) => lead(claire, name)));
  const [a, b, c] = ids as [Row, Row, Row];
  expect((await link(claire, task, "leads", a)).status).toBe(201);
  expect(await link(claire, task, "leads", a)).toMatchObject({
    status: 409,
    body: { message: "This task is about that record already." },
  });
  await company.owner.query(
    `with made as (insert into public.leads (name) select 'L' from generate_series(1, 48) returning id)
     insert into public.task_records (task_id, record_entity, record_id) select $1, 'leads', id from made`,
    [task.id],
  );
  const answers = await Promise.all([link(claire, task, "leads", b), link(admin, task, "leads", c)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe("A task is about 50 records at most.");
});

test("what lies in the bin is told by neither side, and comes back with it; ended, it stays so", async () => {
  const task = await made(claire, "tasks", { name: "Binned" });
  const one = await lead(claire, "Binned");
  const { id } = (await link(claire, task, "leads", one)).body.data;
  await call(claire, "DELETE", `leads/${one.id}`);
  expect(await linked(claire, { task_id: task.id })).toEqual([]);
  await call(claire, "POST", "leads/restore", { id: one.id });
  expect(await linked(claire, { task_id: task.id })).toEqual([one.id]);
  await call(claire, "DELETE", `tasks/${task.id}`);
  expect(await linked(claire, { record_id: one.id, task_deleted_at: null })).toEqual([]);
  await call(claire, "POST", "tasks/restore", { id: task.id });
  expect(await linked(claire, { record_id: one.id, task_deleted_at: null })).toEqual([one.id]);
  expect((await call(claire, "DELETE", `task_records/${id}`)).status).toBe(200);
  expect(await linked(claire, { task_id: task.id })).toEqual([]);
});

test("a merge moves what tasks are about, and goes back; a task that is about both stays about each once", async () => {
  const [kept, gone] = [await lead(claire, "Kept"), await lead(claire, "Gone")];
  const [one, both] = [await made(claire, "tasks", { name: "One" }), await made(claire, "tasks", { name: "Both" })];
  await link(claire, one, "leads", gone);
  for (const each of [kept, gone]) await link(claire, both, "leads", each);
  const merged = await call(mate, "POST", "leads/merge", { id: kept.id, duplicate_id: gone.id });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const now = async () => [await linked(claire, { task_id: one.id }), await linked(claire, { task_id: both.id })];
  expect(await now()).toEqual([[kept.id], [kept.id]]);
  expect((await call(mate, "POST", "leads/take_apart", { id: kept.id, duplicate_id: gone.id })).status).toBe(200);
  expect((await now()).map((ids) => ids.toSorted())).toEqual([[gone.id], [kept.id, gone.id].toSorted()]);
});

test("what is gone for good takes along what pointed at it, and nobody is kept from it", async () => {
  const task = await made(claire, "tasks", { name: "Later" });
  const one = await lead(claire, "Gone for good");
  await link(claire, task, "leads", one);
  await call(claire, "DELETE", `leads/${one.id}`);
  const old = "update public.leads set deleted_at = now() - interval '31 days' where id = $1";
  await company.owner.query("alter table public.leads disable trigger a_stamp");
  await company.owner.query(old, [one.id]);
  await company.owner.query("alter table public.leads enable trigger a_stamp");
  await company.database.flush(company.system, [{ text: "select app.empty_bin()::text", values: [] }]);
  const left = "select count(*)::int as n from public.task_records where record_id = $1";
  expect((await company.owner.query<{ n: number }>(left, [one.id])).rows[0]?.n).toBe(0);
});
