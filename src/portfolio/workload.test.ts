import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { daysIn } from "./browser/move-work.ts";
import type { Week, Work, Workload } from "./browser/portfolio-data.ts";

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let other: TestPerson;
let hugo: TestPerson;
let admin: TestPerson;
let monday: string;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  other = await company.person("project_manager", { name: "Other" });
  hugo = await company.person("team_member", { name: "Hugo" });
  admin = await company.person("admin", { name: "Ada" });
  // Weeks that lie ahead whole, whatever day it is.
  const { rows } = await company.owner.query<{ day: string }>(
    "select (date_trunc('week', now() at time zone 'Europe/Paris')::date + 14)::text as day",
  );
  monday = rows[0]?.day ?? "";
  await company.owner.query("delete from public.holidays");
  project_id = await company.row("public.projects", { name: "Site", owner_id: maud.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const on = (days: number) => new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10);
const task = (name: string, starts: number | null, due: number | null, hours: number | null, more: object = {}) =>
  company.row("public.tasks", {
    name,
    project_id,
    owner_id: hugo.id,
    starts_on: starts === null ? null : on(starts),
    due_on: due === null ? null : on(due),
    estimate: hours === null ? null : hours * 60,
    ...more,
  });
const load = async (by: TestPerson) => {
  const path = `/api/portfolio/workload?from=${monday}&weeks=3`;
  const { status, body } = await server.call<{ data: Workload }>(by, "GET", path);
  const him = body.data?.people.find(({ id }) => id === hugo.id);
  const of = (at: number) => him?.weeks.map((week: Week) => week[at]);
  return { status, him, planned: of(0), capacity: of(1), away: of(2), bare: of(4), unseen: of(5) };
};

test("hours lie on the working days from their beginning to their due day, by a table made by hand", async () => {
  await task("Three days of a week", 0, 2, 9);
  await task("Thursday to Tuesday", 3, 8, 8); // two days each
  await task("Due on a Friday alone", null, 11, 5); // from the Saturday before: five days
  await task("Due on a Sunday, begun on a Saturday", 19, 20, 2); // no working day: where it ends
  await task("A beginning alone", 14, null, 5);
  await task("Beyond", 60, 70, 40);
  await task("No day at all", null, null, 3);
  await task("No estimate", 0, 1, null);
  await task("Over", 0, 2, 100, { status: "done" });
  const parent = await task("With subtasks", 0, 2, 100);
  await task("The subtask", 0, 2, 1, { parent_id: parent });
  const { planned, capacity, bare, him, unseen } = await load(maud);
  expect(planned).toEqual([9 + 4 + 1, 4 + 5, 2 + 5]);
  expect(capacity).toEqual([35, 35, 35]);
  expect([bare, unseen]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  expect([him?.unplanned, him?.unplanned_hours]).toEqual([1, 3]);
});

test("what was worked on a task is taken off what is planned of it, down to nothing; what was refused is not", async () => {
  const before = await load(maud);
  const of_two = await task("Four of ten are done", 0, 4, 10);
  const more = await task("Took longer", 0, 4, 2);
  const bare = await task("Who knows", 0, 4, null);
  const entry = (task_id: string, minutes: number, values: object = {}) =>
    company.row("public.time_entries", { task_id, owner_id: hugo.id, day: "2026-11-02", minutes, ...values });
  await entry(of_two, 240);
  await entry(of_two, 60, { status: "rejected", reason: "No" });
  await entry(of_two, 60, { deleted_at: new Date() });
  await entry(more, 300, { owner_id: maud.id });
  await entry(bare, 60);
  const { planned, bare: without } = await load(maud);
  expect(planned?.[0]).toBe((before.planned?.[0] ?? 0) + 6);
  expect(without?.[0]).toBe((before.bare?.[0] ?? 0) + 1);
  for (const id of [of_two, more, bare])
    await company.owner.query("update public.tasks set status = 'done' where id = $1", [id]);
  expect((await load(maud)).planned).toEqual(before.planned);
});

test("weeks begin with the one that runs, and end within two years, whatever is asked", async () => {
  const from = async (day: string) => {
    const { status, body } = await server.call<{ data: Workload }>(
      maud,
      "GET",
      `/api/portfolio/workload?from=${day}&weeks=2`,
    );
    return [status, body.data.from];
  };
  const weeks_ahead = (weeks: number) => on(7 * weeks - 14);
  expect(await from("1000-01-01")).toEqual([200, weeks_ahead(0)]);
  const [status, last] = await from("9999-12-31");
  expect([status, [weeks_ahead(104), weeks_ahead(105)].includes(String(last))]).toEqual([200, true]);
  expect((await server.call(maud, "GET", "/api/portfolio/workload?from=2026-12-01&weeks=27")).status).toBe(422);
});

test("days off, absences and one’s own hours a week are taken off; why somebody is away only they and who leads hear", async () => {
  await company.row("public.holidays", { day: on(1), name: "Closed" });
  const leave = { person_id: hugo.id, starts_on: on(7), ends_on: on(9), kind: "sick" };
  const said = await server.call(hugo, "POST", "/api/absences", leave);
  expect(said.status).toBe(201);
  expect((await server.call(maud, "POST", "/api/absences", leave)).status).toBe(403);
  const half = { person_id: hugo.id, starts_on: on(14), ends_on: on(15), half_days: true };
  expect((await server.call(admin, "POST", "/api/absences", half)).status).toBe(201);
  const at_once = await load(maud);
  expect([at_once.capacity, at_once.away]).toEqual([
    [28, 14, 28],
    [0, 3, 1],
  ]);
  const hours = { weekly_hours: 17.5 };
  expect((await server.call(hugo, "PATCH", `/api/people/${hugo.id}`, { ...hours, version: 1 })).status).toBe(403);
  expect((await server.call(admin, "PATCH", `/api/people/${hugo.id}`, { ...hours, version: 1 })).status).toBe(200);
  expect((await load(maud)).capacity).toEqual([14, 7, 14]);
  const kinds = async (by: TestPerson) =>
    (await server.call<{ data: { kind: string }[] }>(by, "GET", "/api/absences?order=starts_on")).body.data.map(
      ({ kind }) => kind,
    );
  expect([await kinds(maud), await kinds(hugo), await kinds(admin)]).toEqual([
    [],
    ["sick", "leave"],
    ["sick", "leave"],
  ]);
});

test("what a reader does not see is told as hours alone; the tasks behind a week are those that they see, to be moved as they may", async () => {
  const theirs = await load(other);
  expect([theirs.unseen, theirs.him?.theirs]).toEqual([theirs.planned, false]);
  const work = async (by: TestPerson, week = monday) =>
    (await server.call<{ data: Work[] }>(by, "GET", `/api/portfolio/workload/tasks?person=${hugo.id}&week=${week}`))
      .body.data;
  expect(await work(other)).toEqual([]);
  const seen = await work(maud);
  expect(seen.map(({ name, given, changes }) => [name, given, changes])).toEqual([
    ["Three days of a week", true, true],
    ["Thursday to Tuesday", true, true],
    ["The subtask", true, true],
    ["No estimate", true, true],
  ]);
  const path = `/api/portfolio/workload/tasks?person=${hugo.id}`;
  const free = (await server.call<{ data: Work[] }>(maud, "GET", path)).body.data;
  expect(free.map(({ name }) => name)).toEqual(["No day at all"]);
  expect([(await load(hugo)).status, (await server.call(hugo, "GET", path)).status]).toEqual([403, 403]);
});

test.each([
  ["both days go along", ["2026-12-01", "2026-12-04"], "2026-11-30", "2026-12-14", ["2026-12-15", "2026-12-18"]],
  ["a due day alone goes along", [null, "2026-12-04"], "2026-11-30", "2026-12-07", [null, "2026-12-11"]],
  [
    "what is late is due on that Friday",
    ["2026-11-02", "2026-11-06"],
    "2026-11-23",
    "2026-12-07",
    ["2026-12-07", "2026-12-11"],
  ],
  ["what has no day, too", [null, null], undefined, "2026-12-07", [null, "2026-12-11"]],
] as const)("moved to another week, %s", (_, [starts_on, due_on], from, to, becomes) => {
  expect(Object.values(daysIn({ starts_on, due_on }, from, to, "2026-11-26"))).toEqual(becomes);
});
