import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// What an attacker tried on archived projects: to change what belongs to them by other doors, and to freeze what goes on with them.

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin", { name: "Adele" });
  [maud, nina] = [await company.person("project_manager"), await company.person("project_manager")];
  hugo = await company.person("team_member", { name: "Hugo" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const sentence = "This project is archived: bring it back first.";
const refused = async (by: TestPerson, method: string, path: string, body: object) => {
  const answer = await call(by, method, path, body);
  expect([path, answer.status, answer.body.message]).toEqual([path, 409, sentence]);
};
const versionOf = async (path: string) => (await call(admin, "GET", path)).body.data.version;

/** A project of Maud's with Hugo and Nina in it and a task of Hugo's; archived by `away`. */
async function project(name: string, values: object = {}) {
  const { id } = await made(maud, "projects", { name, owner_id: maud.id, status: "active", ...values });
  for (const { id: user_id } of [hugo, nina]) await made(maud, "project_members", { project_id: id, user_id });
  const task = await made(hugo, "tasks", { name: `${name} task`, project_id: id, owner_id: hugo.id });
  return { id, task };
}
async function away(id: string) {
  expect((await call(maud, "POST", "projects/move", { id, status: "completed" })).status).toBe(200);
  expect((await call(maud, "POST", "projects/archive", { id })).status).toBe(200);
}

test("time of an archived project neither grows nor comes back from the bin; what waits is still approved", async () => {
  const { id, task } = await project("Mill");
  const entered = await made(hugo, "time_entries", { task_id: task.id, day: "2026-11-02", minutes: 30 });
  const binned = await made(hugo, "time_entries", { task_id: task.id, day: "2026-11-03", minutes: 90 });
  expect((await call(hugo, "DELETE", `time_entries/${binned.id}`, { version: binned.version })).status).toBeLessThan(
    300,
  );
  await away(id);
  await refused(hugo, "PATCH", `time_entries/${entered.id}`, { version: entered.version, minutes: 600 });
  await refused(hugo, "POST", "time_entries/restore", { id: binned.id });
  expect((await call(hugo, "POST", "time_entries/submit", { id: entered.id })).status).toBe(200);
  expect((await call(maud, "POST", "time_entries/approve", { id: entered.id })).status).toBe(200);
});

test("its tasks change hands with somebody who leaves, and by nobody else", async () => {
  const ines = await company.person("team_member", { name: "Ines" });
  const { id, task } = await project("Barn");
  await made(maud, "project_members", { project_id: id, user_id: ines.id });
  expect((await call(maud, "POST", "tasks/assign", { id: task.id, owner_id: ines.id })).status).toBe(200);
  await away(id);
  await refused(nina, "POST", "tasks/assign", { id: task.id, owner_id: nina.id });
  const given = await call(admin, "POST", "people/suspend", { user_id: ines.id, to: hugo.id });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect((await call(admin, "GET", `tasks/${task.id}`)).body.data["owner_id"]).toBe(hugo.id);
});

test("clients are merged and taken apart, whatever of theirs is archived", async () => {
  const [kept, gone] = [
    await made(admin, "accounts", { name: "Kept" }),
    await made(admin, "accounts", { name: "Gone" }),
  ];
  const { id } = await project("Silo");
  await company.owner.query("update public.projects set account_id = $2 where id = $1", [id, gone.id]);
  await away(id);
  const account = async () => (await call(admin, "GET", `projects/${id}`)).body.data["account_id"];
  const merged = await call(admin, "POST", "accounts/merge", { id: kept.id, duplicate_id: gone.id });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  expect(await account()).toBe(kept.id);
  await refused(maud, "PATCH", `projects/${id}`, { version: await versionOf(`projects/${id}`), name: "Else" });
  const apart = await call(admin, "POST", "accounts/take_apart", { id: kept.id, duplicate_id: gone.id });
  expect(apart.status, JSON.stringify(apart.body)).toBe(200);
  expect(await account()).toBe(gone.id);
});

test("what goes on is freed of an archived task by whoever may change it", async () => {
  const [old, live] = [await project("Old"), await project("Live")];
  const link = await made(maud, "task_links", { from_id: old.task.id, to_id: live.task.id, kind: "blocks" });
  await away(old.id);
  const taken = await call(hugo, "DELETE", `task_links/${link.id}`, { version: link.version });
  expect(taken.status, JSON.stringify(taken.body)).toBeLessThan(300);
  expect((await call(hugo, "GET", `tasks/${live.task.id}`)).body.data["open_blockers"]).toBe(0);
  await refused(maud, "POST", "task_links", { from_id: old.task.id, to_id: live.task.id, kind: "blocks" });
});

test("the portfolio does not show it among what ended this year", async () => {
  const { id } = await project("Tower");
  await away(id);
  const { body } = await server.call<{ data: { id: string }[] }>(maud, "GET", "/api/portfolio?of=ended");
  expect(body.data.map((each) => each.id)).not.toContain(id);
});

test("a part is paid by its name, however many spaces are in it", async () => {
  const { id, task } = await project("Spaces", { rate: 80 });
  await made(maud, "project_rates", { project_id: id, name: "Design work", rate: 95 });
  const { rows } = await company.owner.query<{ id: string; version: number }>(
    "select id, version from public.project_members where project_id = $1 and user_id = $2",
    [id, hugo.id],
  );
  await call(maud, "PATCH", `project_members/${rows[0]?.id}`, { version: rows[0]?.version, part: " design  WORK" });
  const entry = await made(hugo, "time_entries", { task_id: task.id, day: "2026-11-02", minutes: 60 });
  const { rows: rated } = await company.owner.query("select rate::int from public.time_entries where id = $1", [
    entry.id,
  ]);
  expect(rated).toEqual([{ rate: 95 }]);
});
