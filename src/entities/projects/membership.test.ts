import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { register } from "../register.ts";

// All of a project comes with membership and goes with it, through whatever door: each thing in it bears one word, which is looked for in all answers.
const word = "Zephyrine";

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let project: string;
let task: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  project = await made("projects", { name: `${word} site`, key: "ZEPH" });
  await made("milestones", { project_id: project, name: `${word} kick-off`, due_on: "2026-12-01" });
  const phase_id = await made("phases", { project_id: project, name: `${word} works` });
  await made("risks", { project_id: project, name: `${word} is late` });
  await made("project_states", { project_id: project, name: `${word} tests`, status: "todo" });
  task = await made("tasks", { project_id: project, phase_id, name: `${word} sails` });
  const below = await made("tasks", { parent_id: task, name: `${word} seams` });
  await made("task_links", {
    from_id: below,
    to_id: await made("tasks", { project_id: project, name: `${word} flag` }),
    kind: "blocks",
  });
  await made("project_links", { from_id: project, to_id: await made("projects", { name: "Another" }), kind: "blocks" });
  await made("task_records", { task_id: task, record_entity: "projects", record_id: project });
  await made("time_entries", {
    task_id: task,
    day: new Date().toISOString().slice(0, 10),
    minutes: 60,
    note: `${word} cut`,
  });
  for (const [entity, row_id] of Object.entries({ projects: project, tasks: task })) {
    await made("comments", { entity, row_id, body: `${word} is said.` });
    await made("activities", { entity, row_id, kind: "call", subject: `${word} calls` });
  }
});
afterAll(async () => {
  await server.close();
  await company.close();
});

async function made(entity: string, values: object): Promise<string> {
  const { status, body } = await server.call<{ data: { id: string } }>(maud, "POST", `/api/${entity}`, values);
  expect(status, `${entity}: ${JSON.stringify(body)}`).toBe(201);
  return body.data.id;
}

/** What each door says to somebody of the project, its tasks and all about them. */
async function doors(person: TestPerson): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  const hear = async (name: string, method: string, path: string, body?: object) => {
    const answer = await server.send(person, method, path, body && JSON.stringify(body), {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    });
    told[name] = await answer.text();
  };
  for (const { name } of Object.values(register)) {
    await hear(`list of ${name}`, "GET", `/api/${name}?limit=200`);
    await hear(`export of ${name}`, "GET", `/api/${name}/export.csv`);
  }
  await hear("search", "POST", "/api/rpc/search_global", { p_query: word });
  for (const [entity, id] of [
    ["projects", project],
    ["tasks", task],
  ] as const) {
    await hear(`one of ${entity}`, "GET", `/api/${entity}/${id}`);
    await hear(`history of ${entity}`, "GET", `/api/${entity}/${id}/history`);
  }
  await hear("portfolio", "GET", `/api/portfolio?ids=${project}`);
  await hear("sums of tasks", "GET", `/api/portfolio/tasks?ids=${task}`);
  return told;
}
const bearing = (told: Record<string, string>) =>
  Object.keys(told).filter(
    (door) => told[door]?.includes(word) || told[door]?.includes(project) || told[door]?.includes(task),
  );

test("who is added hears all of a project at once, who is removed nothing of it, through any door", async () => {
  expect(bearing(await doors(hugo))).toEqual([]);
  const stream = await server.listen(hugo);
  const member = await made("project_members", { project_id: project, user_id: hugo.id });
  expect((await server.call(hugo, "GET", `/api/tasks/${task}`)).status).toBe(200);
  const open = bearing(await doors(hugo));
  const lists = [
    "projects",
    "milestones",
    "phases",
    "risks",
    "project_states",
    "project_members",
    "project_links",
    "tasks",
    "task_links",
    "task_records",
  ];
  const asked = [...lists, "comments", "activities"].map((entity) => `list of ${entity}`);
  const about = ["search", "one of projects", "one of tasks", "history of projects", "history of tasks"];
  expect(open).toEqual(expect.arrayContaining([...asked, ...about]));
  // (What others worked is theirs and their manager's.)
  expect(open).not.toContain("list of time_entries");
  // (What changes in the same batch as the membership is told with it, as "look anew"; what changes later by its id.)
  const lookAnew = (since: number) =>
    vi.waitFor(() => expect(stream.heard.slice(since)).toContainEqual({ entity: "tasks", ids: [] }), 15_000);
  await lookAnew(0);
  await server.call(maud, "PATCH", `/api/tasks/${task}`, { version: 1, priority: "high" });
  await vi.waitFor(() => expect(JSON.stringify(stream.heard)).toContain(task), 15_000);

  const { body } = await server.call<{ data: { version: number } }>(maud, "GET", `/api/project_members/${member}`);
  const before = stream.heard.length;
  await server.call(maud, "DELETE", `/api/project_members/${member}`, { version: body.data.version });
  expect(bearing(await doors(hugo))).toEqual([]);
  await lookAnew(before);
  const heard = stream.heard.length;
  const after = await made("tasks", { project_id: project, name: `${word} mast` });
  const other = await server.call<{ data: { id: string } }>(hugo, "POST", "/api/tasks", { name: "Of his own" });
  await vi.waitFor(() => expect(JSON.stringify(stream.heard)).toContain(other.body.data.id), 15_000);
  expect(JSON.stringify(stream.heard.slice(heard))).not.toMatch(new RegExp(`${task}|${project}|${after}`));
  await stream.close();
}, 60_000);
