import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import type { MoveAnswer as Answer, Row } from "../../testing/move-answer.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Moving a project where days, relations or its contents are such that it would break something, hold others up, or be refused.

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const project = (by: TestPerson, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "projects", { name, owner_id: by.id, starts_on, due_on });
const task = (by: TestPerson, { id }: Row, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "tasks", { name, project_id: id, owner_id: by.id, starts_on, due_on });
const milestone = (by: TestPerson, { id }: Row, name: string, due_on: string, values: object = {}) =>
  made(by, "milestones", { name, project_id: id, due_on, ...values });
const waits = (by: TestPerson, from: Row, to: Row, values: object = {}) =>
  made(by, "project_links", { from_id: from.id, to_id: to.id, kind: "blocks", ...values });
const follows = (by: TestPerson, from: Row, to: Row) =>
  made(by, "task_links", { from_id: from.id, to_id: to.id, kind: "blocks" });
const shown = async (by: TestPerson, { id }: Row, asked: object) =>
  (await call(by, "POST", "projects/reschedule/preview", { id, ...asked })).body.data;
const move = (by: TestPerson, { id }: Row, asked: object) => call(by, "POST", "projects/reschedule", { id, ...asked });
const back = (by: TestPerson, { id }: Row, shift: string | undefined) =>
  call(by, "POST", "projects/take_back_shift", { id, shift });
const daysOf = async (table: string, ...rows: Row[]) => {
  const text = `select concat(${table === "milestones" ? "null" : "starts_on"}, '..', due_on) as days from public.${table} where id = any($1) order by name`;
  return (await company.owner.query<{ days: string }>(text, [rows.map(({ id }) => id)])).rows.map(({ days }) => days);
};

test("what lies within a weekend does not overtake what follows it", async () => {
  const fair = await project(maud, "Fair", "2027-03-12", "2027-03-19");
  const [stand, talk] = [
    await task(maud, fair, "A stand", "2027-03-13", "2027-03-13"),
    await task(maud, fair, "B talk", "2027-03-15", "2027-03-15"),
  ];
  await follows(maud, stand, talk);
  for (const by of [1, -1]) {
    const { body } = await move(maud, fair, { by });
    expect(await daysOf("tasks", stand, talk)).toEqual(
      by > 0
        ? ["2027-03-15..2027-03-15", "2027-03-16..2027-03-16"]
        : ["2027-03-11..2027-03-11", "2027-03-12..2027-03-12"],
    );
    expect((await back(maud, fair, body.result?.shift)).body.result?.kept).toBe(0);
  }
  // One that lies there as a whole begins on the day that is asked for.
  const dance = await project(maud, "Dance", "2027-03-13", "2027-03-14");
  const told = await shown(maud, dance, { starts_on: "2027-03-17" });
  expect([told.starts_on, told.becomes.starts_on]).toEqual(["2027-03-17", "2027-03-17"]);
});

test("days over centuries are not gone through: such a project stays, and says why", async () => {
  const [near, ages, distant] = [
    await project(maud, "Near", "2027-03-08", "2027-03-12"),
    await project(maud, "Ages", "0001-01-01", "9999-12-31"),
    await project(maud, "Decades", "2027-03-15", "2037-06-01"),
  ];
  const within = await task(maud, distant, "Within", "2027-03-15", "2027-03-15");
  const late = await milestone(maud, near, "Far away", "9000-01-01");
  await waits(maud, near, ages);
  await waits(maud, near, distant);
  const told = await shown(maud, near, { by: 2, waiting: true });
  expect(told.waiting.map(({ code, becomes, far }) => [code, becomes, far]).toSorted()).toEqual(
    [ages, distant].map(({ key }) => [key, null, true]).toSorted(),
  );
  expect(told.stay.map(({ id, why }) => [id, why])).toEqual([[late.id, "far"]]);
  expect((await move(maud, near, { by: 2, waiting: true })).body.result).toMatchObject({ moved: 1, projects: 1 });
  expect(await daysOf("projects", ages, distant)).toEqual(["0001-01-01..9999-12-31", "2027-03-15..2037-06-01"]);
  expect(await daysOf("tasks", within)).toEqual(["2027-03-15..2027-03-15"]);
  expect((await move(maud, ages, { starts_on: "2027-03-08" })).body.message).toBe(
    "The days of this project lie before 2000, after 2100 or more than ten years apart. Change them in its form.",
  );
});

test("of archived projects nothing moves: their tasks stay and are named, and so does one that waits", async () => {
  const [goes, shut] = [
    await project(maud, "Goes", "2027-03-08", "2027-03-12"),
    await project(maud, "Shut", "2027-03-15", "2027-03-19"),
  ];
  const [a, b, c] = [
    await task(maud, goes, "A first", "2027-03-08", "2027-03-09"),
    await task(maud, shut, "B behind", "2027-03-10", "2027-03-10"),
    await task(maud, goes, "C other", "2027-03-08", "2027-03-08"),
  ];
  await follows(maud, a, b);
  await waits(maud, goes, shut);
  for (const status of ["active", "completed"]) await call(maud, "POST", "projects/move", { id: shut.id, status });
  expect((await call(maud, "POST", "projects/archive", { id: shut.id })).status).toBe(200);
  const told = await shown(maud, goes, { by: 2, waiting: true });
  expect(told).toMatchObject({ moved: 3, waiting: [], outside: [], stay: [{ id: b.id, why: "archived" }] });
  expect((await move(maud, goes, { by: 2, waiting: true, seen: told.seen })).body.result).toMatchObject({ moved: 3 });
  expect(await daysOf("tasks", a, b, c)).toEqual([
    "2027-03-10..2027-03-11",
    "2027-03-10..2027-03-10",
    "2027-03-10..2027-03-10",
  ]);
  expect(await daysOf("projects", shut)).toEqual(["2027-03-15..2027-03-19"]);
  // The shift of one task leaves it, too.
  const one = await call(maud, "POST", "tasks/reschedule", { id: a.id, due_on: "2027-03-15" });
  expect(one.body.result).toMatchObject({ moved: 1, stay: [b["code"]] });
});

test("one for which more than fifty wait moves alone", async () => {
  const first = await project(maud, "Root", "2027-03-08", "2027-03-12");
  const { rows } = await company.owner.query<{ id: string }>(
    "insert into public.projects (name, owner_id) select 'Waits ' || n, $1 from generate_series(1, 52) n returning id",
    [maud.id],
  );
  const chain = [first.id, ...rows.map(({ id }) => id)];
  await company.owner.query(
    "insert into public.project_links (from_id, to_id, kind) select f, t, 'blocks' from unnest($1::uuid[], $2::uuid[]) l (f, t)",
    [chain.slice(0, -1), chain.slice(1)],
  );
  expect((await move(maud, first, { by: 1, waiting: true })).body.message).toBe(
    "More than 50 projects wait for this one. Move those that wait in parts, from the last ones on.",
  );
  expect((await move(maud, first, { by: 1 })).body.result).toMatchObject({ moved: 1 });
});
