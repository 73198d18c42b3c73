import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let maud: TestPerson;
let hugo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin", { name: "Adele" });
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const read = async (by: TestPerson, path: string) => (await call(by, "GET", path)).body.data;
const ids = async (by: TestPerson, entity: string, where?: object) => {
  const asked = where ? `?where=${encodeURIComponent(JSON.stringify(where))}` : "";
  const answer = await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}${asked}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.map(({ id }) => id);
};
const act = (by: TestPerson, verb: string, id: string, input: object = {}) =>
  call(by, "POST", `projects/${verb}`, { id, ...input });
const sentence = "This project is archived: bring it back first.";

/** A project of Maud's that is over, with a member and their task that is not, and a risk. */
async function over(name: string) {
  const { id: project_id } = await made(maud, "projects", { name, owner_id: maud.id, status: "active" });
  const member = await made(maud, "project_members", { project_id, user_id: hugo.id });
  const task = await made(hugo, "tasks", { name: `${name} task`, project_id, owner_id: hugo.id, due_on: "2026-11-02" });
  const risk = await made(maud, "risks", { name: `${name} risk`, project_id });
  const time = await made(hugo, "time_entries", { task_id: task.id, day: "2026-11-02", minutes: 30 });
  await act(maud, "move", project_id, { status: "completed" });
  return { project_id, member, task, risk, time };
}
const archived = async (name: string) => {
  const made_so = await over(name);
  const answer = await act(maud, "archive", made_so.project_id);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return made_so;
};

test("what is over is archived by its manager, once no timer runs on it; what goes on is not", async () => {
  const { id: project_id } = await made(maud, "projects", { name: "Goes on", status: "active" });
  expect((await act(maud, "archive", project_id)).body.message).toBe(
    "Only a project that is completed, closed or cancelled is archived.",
  );
  const shop = await over("Shop");
  expect((await act(hugo, "archive", shop.project_id)).status).toBe(403);
  const { id: timer } = await made(hugo, "time_entries", { task_id: shop.task.id, status: "running" });
  expect((await act(maud, "archive", shop.project_id)).body.message).toBe(
    "Somebody’s timer runs on this project: it is archived once that has ended.",
  );
  await call(hugo, "POST", "time_entries/stop", { id: timer });
  expect((await act(maud, "archive", shop.project_id)).body.data).toMatchObject({
    archived_by: { id: maud.id },
    archived: "archived",
    status: "completed",
  });
  expect((await act(maud, "archive", shop.project_id)).status).toBe(409);
});

test("an archived project and its tasks leave lists and sums, stay where they are asked for, and come back whole", async () => {
  const { project_id, task, risk } = await archived("Barn");
  for (const by of [maud, hugo]) {
    expect(await ids(by, "projects")).not.toContain(project_id);
    expect(await ids(by, "tasks")).not.toContain(task.id);
    expect(await ids(by, "risks", { status: "open" })).not.toContain(risk.id);
    expect(await ids(by, "tasks", { owner_id: hugo.id, status: "todo" })).not.toContain(task.id);
    expect(await ids(by, "projects", { archived_at: { is_null: false } })).toContain(project_id);
    expect(await ids(by, "tasks", { project_archived_at: { is_null: false } })).toContain(task.id);
    expect(await ids(by, "tasks", { project_id })).toEqual([task.id]);
    expect(await read(by, `projects/${project_id}`)).toMatchObject({ id: project_id });
    const { body } = await server.call<{ data: { entity_id: string; entity_description: string }[] }>(
      by,
      "POST",
      "/api/rpc/search_global",
      { p_query: "Barn" },
    );
    const hit = JSON.stringify(body);
    expect(hit).toContain(project_id);
    expect(hit).toContain('"archived"');
  }
  const { version } = await read(hugo, `tasks/${task.id}`);
  expect(version).toBe(task.version);
  expect((await act(maud, "bring_back", project_id)).body.data).toMatchObject({ archived_at: null, archived_by: null });
  expect(await ids(hugo, "tasks")).toContain(task.id);
  expect(await ids(hugo, "projects")).toContain(project_id);
});

test("nothing of it is changed until it is brought back, by nobody; but time that is there goes its way, and it is given on", async () => {
  const { project_id, member, task, risk, time } = await archived("Mill");
  const refused = async (by: TestPerson, method: string, path: string, body: object) => {
    const answer = await call(by, method, path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 409, sentence]);
  };
  for (const by of [maud, admin]) {
    const { version } = await read(by, `projects/${project_id}`);
    await refused(by, "PATCH", `projects/${project_id}`, { version, name: "Else" });
    await refused(by, "POST", "projects/move", { id: project_id, status: "closed" });
    await refused(by, "PATCH", `tasks/${task.id}`, { version: task.version, name: "Else" });
    await refused(by, "PATCH", `risks/${risk.id}`, { version: risk.version, name: "Else" });
    await refused(by, "POST", "tasks", { project_id, name: "One more" });
    await refused(by, "POST", "tasks", { parent_id: task.id, name: "Below" });
    await refused(by, "POST", "milestones", { project_id, name: "One more", due_on: "2026-12-01" });
    await refused(by, "POST", "project_rates", { project_id, name: "Design", rate: 1 });
    await refused(by, "DELETE", `project_members/${member.id}`, { version: member.version });
    await refused(by, "POST", "comments", { entity: "projects", row_id: project_id, body: "Hm" });
  }
  await refused(hugo, "POST", "tasks/move", { id: task.id, status: "done" });
  await refused(hugo, "POST", "time_entries", { task_id: task.id, day: "2026-11-03", minutes: 5 });
  expect((await call(hugo, "POST", "time_entries/submit", { id: time.id })).status).toBe(200);
  expect((await call(maud, "POST", "time_entries/approve", { id: time.id })).status).toBe(200);
  const nina = await company.person("project_manager", { name: "Nina" });
  expect((await act(admin, "assign", project_id, { owner_id: nina.id })).status).toBe(200);
  expect((await act(nina, "bring_back", project_id)).status).toBe(200);
  expect((await call(hugo, "POST", "tasks/move", { id: task.id, status: "done" })).status).toBe(200);
});

test("relations of an archived project are neither made nor changed, whichever end it is; the end that goes on takes one off", async () => {
  const { project_id } = await over("Quay");
  const { id: other } = await made(maud, "projects", { name: "Ferry", owner_id: maud.id });
  const ends = { from_id: project_id, to_id: other, kind: "blocks" };
  const link = await made(maud, "project_links", ends);
  expect((await act(maud, "archive", project_id)).status).toBe(200);
  const tries = [
    ["POST", "project_links", { ...ends, kind: "relates" }],
    ["POST", "project_links", { from_id: other, to_id: project_id, kind: "relates" }],
    ["PATCH", `project_links/${link.id}`, { version: link.version, lag: 3 }],
  ] as const;
  for (const by of [maud, admin])
    for (const [method, path, body] of tries) {
      const answer = await call(by, method, path, body);
      expect([method, answer.status, answer.body.message]).toEqual([method, 409, sentence]);
    }
  expect((await call(maud, "DELETE", `project_links/${link.id}`, { version: link.version })).status).toBe(200);
  expect((await call(maud, "POST", "project_links/restore", { id: link.id })).body.message).toBe(sentence);
  expect((await act(maud, "bring_back", project_id)).status).toBe(200);
  expect((await call(maud, "POST", "project_links/restore", { id: link.id })).status).toBe(200);
});

test("many are archived and brought back in one go, each that may be", async () => {
  const [one, other] = [await over("Silo"), await over("Tower")];
  const { id: open } = await made(maud, "projects", { name: "Open", status: "active" });
  const all = [one.project_id, other.project_id, open];
  const many = (verb: string) =>
    server.call<{ data: { changed: string[] } }>(maud, "POST", "/api/projects/bulk", { do: verb, ids: all });
  expect((await many("archive")).body.data.changed.toSorted()).toEqual([one.project_id, other.project_id].toSorted());
  expect((await many("bring_back")).body.data.changed).toHaveLength(2);
  expect(await ids(maud, "projects")).toEqual(expect.arrayContaining(all));
});

test("open tasks of an archived project are nobody's load any more", async () => {
  const load = async () => {
    const { rows } = await company.owner.query<{ n: number }>(
      "select count(*)::int as n from app.spread_work(date_trunc('week', now())::date, 8, $1)",
      [hugo.id],
    );
    return rows[0]?.n ?? 0;
  };
  const { project_id } = await over("Crane");
  const before = await load();
  await act(maud, "archive", project_id);
  expect(await load()).toBe(before - 1);
});
