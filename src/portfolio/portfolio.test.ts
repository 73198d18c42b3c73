import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Access, ProjectStand } from "./browser/portfolio-data.ts";

type Row = Record<string, unknown> & { id: string; version: number };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;
let boss: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
  boss = await company.person("ceo", { name: "Paul" });
  account = await company.row("public.accounts", { name: "Rouvray", owner_id: amir.id });
  client = await company.person("client", { name: "Hélène", account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: Row }>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Row>(by, entity, values);
const project = (name: string, values: object = {}, by = maud) =>
  made(by, "projects", { name, owner_id: maud.id, ...values });
const stands = async (by: TestPerson, asked = "") =>
  (await server.call<{ data: ProjectStand[] }>(by, "GET", `/api/portfolio${asked}`)).body.data;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("progress is the share of the estimates that are done, by the rule that is said, and what stands in the way is counted", async () => {
  const { id: project_id } = await project("Site", { status: "active" });
  const task = (name: string, values: object) => made(maud, "tasks", { name, project_id, ...values });
  // 60 of 60 + 120 minutes are done; one without an estimate counts as their mean, 90.
  await task("Done", { estimate: 60, status: "done" });
  const parent = await task("Of two", { estimate: 6000, due_on: day(-3) });
  const below = await task("Below", { parent_id: parent.id, estimate: 120, due_on: day(-2) });
  await task("Done without", { status: "done" });
  await task("Cancelled", { estimate: 900, status: "cancelled", due_on: day(-5) });
  await call(maud, "POST", "tasks/block", { id: below.id, blocked_reason: "No access" });
  for (const [name, due] of [
    ["Late", -4],
    ["Next", 9],
    ["Later", 30],
  ] as const)
    await made(maud, "milestones", { project_id, name, due_on: day(due) });
  const [site] = (await stands(maud)).filter(({ id }) => id === project_id);
  expect(site).toMatchObject({ tasks: 3, done: 2, open: 1, blocked: 1, overdue: 1, milestone: "Next" });
  expect([site?.milestones_late, site?.progress?.toFixed(4)]).toEqual([1, (150 / 270).toFixed(4)]);
  // With no estimate at all each counts as one; of nothing there is no progress.
  const { id: bare } = await project("Bare");
  expect((await stands(maud, `?ids=${bare}`))[0]?.progress).toBeNull();
  await made(maud, "tasks", { name: "One", project_id: bare, status: "done" });
  await made(maud, "tasks", { name: "Two", project_id: bare });
  expect((await stands(maud, `?ids=${bare}`))[0]?.progress).toBe(0.5);
});

test("time that was spent is told beside the budget, and an open blocker counts as what is blocked", async () => {
  const { id: project_id } = await project("Budgeted", { status: "active", budget_hours: 10 });
  const nina = await company.person("project_manager", { name: "Nina" });
  for (const { id: user_id } of [hugo, nina]) await made(maud, "project_members", { project_id, user_id });
  const task = (name: string) => made(maud, "tasks", { name, project_id });
  const [first, second] = [await task("First"), await task("Second")];
  await made(maud, "task_links", { from_id: first.id, to_id: second.id, kind: "blocks" });
  await made(hugo, "time_entries", { task_id: first.id, day: day(0), minutes: 90 });
  await made(maud, "time_entries", { project_id, day: day(0), minutes: 30 });
  const of = async (by: TestPerson) => (await stands(by)).find(({ id }) => id === project_id);
  expect(await of(maud)).toMatchObject({ budget_hours: 10, spent: 120, blocked: 1 });
  // Of others' time somebody who only works there is told nothing.
  expect(await of(nina)).toMatchObject({ spent: 0 });
});

test("a portfolio holds what its reader sees and is not over; with ids also what is over or in the bin", async () => {
  const theirs = await project("Theirs", { status: "active" });
  const other = await company.person("project_manager", { name: "Other" });
  const of = async (by: TestPerson, asked = "") => (await stands(by, asked)).map(({ name }) => name);
  expect(await of(other)).toEqual([]);
  expect(await of(boss)).toContain("Theirs");
  await made(maud, "project_members", { project_id: theirs.id, user_id: other.id });
  expect(await of(other)).toEqual(["Theirs"]);
  await call(maud, "POST", "projects/move", { id: theirs.id, status: "completed" });
  expect(await of(other)).toEqual([]);
  expect([await of(other, "?of=ended"), await of(other, `?ids=${theirs.id}`)]).toEqual([["Theirs"], ["Theirs"]]);
  expect((await server.call(client, "GET", "/api/portfolio")).status).toBe(403);
  expect((await server.call(maud, "GET", "/api/portfolio?ids=nothing")).status).toBe(422);
});

test("somebody asks how a project goes: its manager is told, once a day from each, and it stands there until they say", async () => {
  const { id, version } = await project("Film", { status: "active" });
  const ask = async (by: TestPerson) => {
    const { status, body } = await call(by, "POST", "projects/ask_for_report", { id });
    return [status, (body as { message?: string }).message];
  };
  expect((await ask(hugo))[0]).toBe(404);
  expect((await ask(client))[0]).toBe(404);
  expect(await ask(maud)).toEqual([403, expect.any(String)]);
  await made(maud, "project_members", { project_id: id, user_id: hugo.id });
  expect(await ask(hugo)).toEqual([200, undefined]);
  expect(await ask(hugo)).toEqual([409, "You have asked today already."]);
  expect(await ask(boss)).toEqual([200, undefined]);
  await deliverAll(company);
  const told = (await noticesOf(server, maud)).filter(({ kind }) => kind === "report_asked");
  expect(told.map(({ title, message, action_url }) => [title, message, action_url])).toEqual(
    Array.from({ length: 2 }, () => ["Somebody asks how it goes", "Film", `/projects?id=${id}&act=report`]),
  );
  expect((await noticesOf(server, boss)).filter(({ kind }) => kind === "report_asked")).toEqual([]);
  const seen = (await stands(boss)).find((each) => each.id === id);
  expect([seen?.asked_by?.name, seen?.version]).toEqual(["Paul", version]);
  expect((seen?.asked_at ?? "") > (seen?.reported_at ?? "")).toBe(true);
  await call(maud, "POST", "projects/report", { id, health: "on_track" });
  const after = (await stands(boss)).find((each) => each.id === id);
  expect((after?.reported_at ?? "") > (after?.asked_at ?? "")).toBe(true);
  // Of many at once those that are left are told why.
  const bulk = await server.call<{ data: { changed: string[]; skipped: { message: string }[] } }>(
    boss,
    "POST",
    "/api/projects/bulk",
    { ids: [id, (await project("Portal")).id], do: "ask_for_report" },
  );
  expect([bulk.body.data.changed.length, bulk.body.data.skipped.map(({ message }) => message)]).toEqual([
    1,
    ["You have asked today already."],
  ]);
});

test("who asks about many of somebody at once tells them once", async () => {
  const lea = await company.person("project_manager", { name: "Léa" });
  const made_of_hers = async (name: string) => (await project(name, { owner_id: lea.id }, boss)).id;
  const ids = [];
  for (const name of ["A one", "B two", "C three", "D four"]) ids.push(await made_of_hers(name));
  await server.call(boss, "POST", "/api/projects/bulk", { ids, do: "ask_for_report" });
  await deliverAll(company);
  const told = (await noticesOf(server, lea)).filter(({ kind }) => kind === "report_asked");
  expect(told.map(({ title, action_url, details }) => [title, action_url, details["count"]])).toEqual([
    ["Somebody asks how your projects go", "/dashboard/project-manager", 4],
  ]);
});

test("who sees a project is told as the policies judge it, of everybody, to whoever looks after it", async () => {
  const { id } = await project("Shop", { account_id: account, client_visible: true }, boss);
  await made(maud, "project_members", { project_id: id, user_id: hugo.id });
  const access = async (by: TestPerson) =>
    await server.call<{ data: Access[] }>(by, "GET", `/api/portfolio/access?project=${id}`);
  const { data } = (await access(boss)).body;
  const { rows } = await company.owner.query<{ id: string }>(
    "select p.id from public.people p where p.status = 'active' and app.would_see(p.id, 'projects', $1)",
    [id],
  );
  expect(data.map((each) => each.id).toSorted()).toEqual(rows.map((each) => each.id).toSorted());
  const ways = Object.fromEntries(data.map((each) => [each.name, each.ways]));
  expect(ways).toMatchObject({ Maud: ["own"], Hugo: ["project"], Paul: ["all"], Hélène: ["shown"] });
  expect(ways).not.toHaveProperty("Amir");
  expect([(await access(maud)).status, (await access(hugo)).status, (await access(client)).status]).toEqual([
    200, 404, 404,
  ]);
});

test("risks and decisions are raised by whoever works in a project, changed by who manages it, and never a client’s", async () => {
  const { id: project_id } = await project("Quay", { account_id: account, client_visible: true }, boss);
  const late = { project_id, name: "It comes late", probability: 4, impact: 5 };
  expect((await call(hugo, "POST", "risks", late)).status).toBe(409);
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  const risk = await made(hugo, "risks", late);
  expect([risk["weight"], risk["status"]]).toEqual([20, "open"]);
  const change = (by: TestPerson, values: object) => call(by, "PATCH", `risks/${risk.id}`, { version: 1, ...values });
  expect((await change(hugo, { status: "closed" })).status).toBe(403);
  expect((await change(maud, { status: "taken" })).body).toMatchObject({
    details: { fields: { status: expect.any(String) } },
  });
  expect((await change(maud, { status: "occurred" })).status).toBe(200);
  const decision = { project_id, name: "Whose servers?", kind: "decision", impact: 2 };
  expect((await call(maud, "POST", "risks", decision)).status).toBe(422);
  const seen = async (by: TestPerson) =>
    (await server.call<{ data: Row[] }>(by, "GET", "/api/risks")).body.data?.length;
  expect([await seen(hugo), await seen(boss), await seen(client), await seen(amir)]).toEqual([1, 1, undefined, 0]);
  expect((await stands(maud, `?ids=${project_id}`))[0]?.risks).toBe(0);
});
