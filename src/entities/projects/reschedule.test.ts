import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import type { MoveAnswer as Answer, Row } from "../../testing/move-answer.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Moving a project with all that belongs to it: shown first, one act, taken back as one; by several at once.

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
  await company.row("public.holidays", { day: "2027-03-03", name: "Founders' day" });
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
const phase = (by: TestPerson, { id }: Row, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "phases", { name, project_id: id, starts_on, due_on });
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

test("a project moves with its open tasks and milestones by working days over a day off, and comes back as one", async () => {
  const shop = await project(maud, "Shop", "2027-03-01", "2027-03-12");
  const [a, b, done, bare] = [
    await task(maud, shop, "A", "2027-03-01", "2027-03-02"),
    await task(maud, shop, "B", null, "2027-03-06"),
    await task(maud, shop, "Done", "2027-03-01", "2027-03-01"),
    await task(maud, shop, "Without", null, null),
  ];
  await call(maud, "POST", "tasks/move", { id: done.id, status: "done" });
  const [near, reached] = [
    await milestone(maud, shop, "Near", "2027-03-05"),
    await milestone(maud, shop, "Reached", "2027-03-02", { reached_on: "2027-03-02" }),
  ];
  const [early, open] = [
    await phase(maud, shop, "Early", "2027-03-01", "2027-03-04"),
    await phase(maud, shop, "Open", null, "2027-03-12"),
  ];
  await phase(maud, shop, "Some day", null, null);
  const told = await shown(maud, shop, { starts_on: "2027-03-02" });
  expect(told).toMatchObject({ by: 1, starts_on: "2027-03-02", tasks: 2, phases: 2, milestones: 1, over: 2, stay: [] });
  expect(told.moved).toBe(6);
  expect(await daysOf("tasks", a)).toEqual(["2027-03-01..2027-03-02"]);
  const { body } = await move(maud, shop, { starts_on: "2027-03-02", seen: told.seen });
  expect(body).toMatchObject({
    data: { starts_on: "2027-03-02", due_on: "2027-03-15" },
    result: { moved: 6, tasks: 2, projects: 1, stay: [] },
  });
  // (The third is off, and what was due on a Saturday is due on the Monday.)
  expect(await daysOf("tasks", a, b, done, bare)).toEqual([
    "2027-03-02..2027-03-04",
    "..2027-03-08",
    "2027-03-01..2027-03-01",
    "..",
  ]);
  expect(await daysOf("milestones", near, reached)).toEqual(["..2027-03-08", "..2027-03-02"]);
  expect(await daysOf("phases", early, open)).toEqual(["2027-03-02..2027-03-05", "..2027-03-15"]);
  // What somebody has planned otherwise since keeps that; the rest goes back, once, for whoever moved it.
  await made(maud, "project_members", { project_id: shop.id, user_id: hugo.id });
  expect((await call(hugo, "PATCH", `tasks/${a.id}`, { due_on: "2027-03-09" })).status).toBe(200);
  expect((await back(nina, shop, body.result?.shift)).status).toBe(404);
  expect((await back(maud, shop, body.result?.shift)).body.result).toEqual({ moved: 5, kept: 1, codes: [a["code"]] });
  expect(await daysOf("tasks", a, b)).toEqual(["2027-03-02..2027-03-09", "..2027-03-06"]);
  expect(await daysOf("phases", early, open)).toEqual(["2027-03-01..2027-03-04", "..2027-03-12"]);
  expect([await daysOf("projects", shop), await daysOf("milestones", near)]).toEqual([
    ["2027-03-01..2027-03-12"],
    ["..2027-03-05"],
  ]);
  expect((await back(maud, shop, body.result?.shift)).status).toBe(409);
});

test("backwards, by so many days, alone, and what is refused", async () => {
  const house = await project(maud, "House", "2027-03-08", "2027-03-19");
  const one = await task(maud, house, "One", "2027-03-08", "2027-03-09");
  expect((await move(maud, house, { by: -3 })).body).toMatchObject({
    data: { starts_on: "2027-03-02", due_on: "2027-03-16" },
    result: { moved: 2 },
  });
  expect(await daysOf("tasks", one)).toEqual(["2027-03-02..2027-03-04"]);
  expect((await move(maud, house, { by: 1, alone: true })).body.result).toMatchObject({ moved: 1, tasks: 0 });
  expect(await daysOf("tasks", one)).toEqual(["2027-03-02..2027-03-04"]);
  expect((await move(maud, house, {})).body.details?.fields).toEqual({ starts_on: "is missing" });
  expect((await move(maud, house, { starts_on: "2040-01-01" })).body.message).toBe(
    "A project is moved by at most 1,000 working days at once.",
  );
  expect((await move(maud, house, { by: 1001 })).status).toBe(422);
  expect((await move(maud, await project(maud, "Bare", null, null), { starts_on: "2027-03-08" })).body.message).toBe(
    "Nothing of this project has a day yet.",
  );
  expect(
    (await shown(maud, await project(maud, "Ends", null, "2027-03-12"), { starts_on: "2027-03-15" })).becomes,
  ).toEqual({
    starts_on: null,
    due_on: "2027-03-15",
  });
  // From a Sunday to a Saturday it takes five days, and does so afterwards; a weekend goes from the Friday before.
  const weekly = await project(maud, "Weekly", "2027-03-07", "2027-03-13");
  const weekend = await task(maud, weekly, "Weekend", "2027-03-13", "2027-03-14");
  expect((await move(maud, weekly, { starts_on: "2027-03-14" })).body.data).toMatchObject({
    starts_on: "2027-03-15",
    due_on: "2027-03-19",
  });
  expect(await daysOf("tasks", weekend)).toEqual(["2027-03-19..2027-03-19"]);
  for (const status of ["active", "completed"]) await call(maud, "POST", "projects/move", { id: house.id, status });
  expect((await move(maud, house, { by: 1 })).body.message).toBe("This project is over.");
});

test("what follows outside moves as far as it must, what is not one's own stays and is named, what is not seen is counted", async () => {
  const [inner, outer] = [
    await project(maud, "Inner", "2027-03-08", "2027-03-12"),
    await project(nina, "Outer", null, null),
  ];
  const hidden = await project(nina, "Hidden", null, null);
  const a = await task(maud, inner, "A", "2027-03-08", "2027-03-09");
  await made(nina, "project_members", { project_id: outer.id, user_id: maud.id });
  const [x, y] = [
    await task(nina, outer, "X", "2027-03-10", "2027-03-11"),
    await task(nina, outer, "Y", "2027-03-15", "2027-03-15"),
  ];
  const z = await task(nina, hidden, "Z", "2027-03-10", "2027-03-10");
  await follows(maud, a, x);
  await follows(maud, x, y);
  await company.row("public.task_links", { from_id: a.id, to_id: z.id, kind: "blocks" });
  const told = await shown(maud, inner, { by: 2 });
  expect([told.outside.map(({ code }) => code), told.unseen]).toEqual([[x["code"], y["code"]], 1]);
  expect(JSON.stringify(told)).not.toMatch(/Hidden|"Z"/);
  expect((await move(maud, inner, { by: 2 })).body.result).toMatchObject({ moved: 4 });
  expect(await daysOf("tasks", a, x, y, z)).toEqual([
    "2027-03-10..2027-03-11",
    "2027-03-12..2027-03-15",
    "2027-03-16..2027-03-16",
    "2027-03-10..2027-03-10",
  ]);
  // Brought forward before what its tasks follow: refused with the first day that is not too early.
  const back_to = await shown(nina, outer, { by: -2 });
  expect(back_to.too_early).toBeNull();
  await made(maud, "project_members", { project_id: inner.id, user_id: nina.id });
  expect((await shown(nina, outer, { by: -2 })).too_early).toMatchObject({
    code: x["code"],
    by: { code: a["code"] },
    from: "2027-03-12",
  });
  expect((await move(nina, outer, { by: -2 })).body.details?.fields).toEqual({
    starts_on: `${String(x["code"])} ← ${String(a["code"])}: 2027-03-12`,
  });
});

test("whoever may not change the project moves nothing", async () => {
  const theirs = await project(maud, "Theirs", "2027-03-08", "2027-03-12");
  const [one, other] = [
    await task(maud, theirs, "Mine", "2027-03-08", "2027-03-08"),
    await task(maud, theirs, "Other", "2027-03-09", "2027-03-09"),
  ];
  expect((await move(hugo, theirs, { by: 1 })).status).toBe(404);
  await made(maud, "project_members", { project_id: theirs.id, user_id: hugo.id });
  expect([403, 409]).toContain((await move(hugo, theirs, { by: 1 })).status);
  // (Of what he sees and may change, the tasks, not even these move: the project is not his.)
  expect(await daysOf("tasks", one, other)).toEqual(["2027-03-08..2027-03-08", "2027-03-09..2027-03-09"]);
  // Nor where the project has no days of its own, so that it would not be written.
  const dateless = await project(maud, "Dateless", null, null);
  await made(maud, "project_members", { project_id: dateless.id, user_id: hugo.id });
  const inside = await task(maud, dateless, "Inside", "2027-03-08", "2027-03-08");
  expect((await call(hugo, "PATCH", `tasks/${inside.id}`, { name: "His to change" })).status).toBe(200);
  expect((await move(hugo, dateless, { by: 1 })).body.message).toBe("This project is not yours to change.");
  expect(await daysOf("tasks", inside)).toEqual(["2027-03-08..2027-03-08"]);
});

test("tasks of the project that its mover may not change stay, and are named", async () => {
  const theirs = await project(maud, "Kept", "2027-03-08", "2027-03-12");
  const [one, fixed] = [
    await task(maud, theirs, "Goes", "2027-03-08", "2027-03-08"),
    await task(maud, theirs, "Stays", "2027-03-09", "2027-03-09"),
  ];
  // Whoever manages a project as part of the team's staff sees all of its tasks, and changes their own.
  const lea = await company.person("team_member", { name: "Lea" });
  await company.owner.query(
    "insert into app.role_permissions (role, entity, verb, scope) values ('team_member', 'projects', 'update', 'own') on conflict do nothing",
  );
  await company.owner.query("select app.settle()");
  await call(maud, "POST", "tasks/assign", { id: one.id, owner_id: lea.id });
  await call(maud, "POST", "projects/assign", { id: theirs.id, owner_id: lea.id });
  expect(await shown(lea, theirs, { by: 1 })).toMatchObject({ stay: [{ code: fixed["code"] }], moved: 2, tasks: 1 });
  expect((await move(lea, theirs, { by: 1 })).body.result).toMatchObject({ moved: 2, stay: [fixed["code"]] });
  expect(await daysOf("tasks", one, fixed)).toEqual(["2027-03-09..2027-03-09", "2027-03-09..2027-03-09"]);
});

test("projects that wait are offered, come along by as much as they must, and those that are left out stay with what waits for them", async () => {
  const [a, b, c] = [
    await project(maud, "First", "2027-03-08", "2027-03-12"),
    await project(maud, "Second", "2027-03-15", "2027-03-19"),
    await project(maud, "Third", "2027-03-22", "2027-03-26"),
  ];
  const of_b = await task(maud, b, "Of the second", "2027-03-16", "2027-03-17");
  const of_nina = await project(nina, "Ninas", "2027-03-15", "2027-03-16");
  await made(nina, "project_members", { project_id: of_nina.id, user_id: maud.id });
  for (const [from, to] of [
    [a, b],
    [b, c],
    [a, of_nina],
  ] as const)
    await waits(maud, from, to);
  const told = await shown(maud, a, { by: 2, waiting: true });
  expect(
    told.waiting.map(({ code, becomes, tasks, may }) => [code, becomes?.starts_on, tasks, may]).toSorted(),
  ).toEqual(
    [
      [b["key"], "2027-03-17", 1, true],
      [c["key"], "2027-03-24", 0, true],
      [of_nina["key"], undefined, 0, false],
    ].toSorted(),
  );
  const without = await shown(maud, a, { by: 2, waiting: true, but: [b.id] });
  expect(without.waiting.map(({ code, becomes }) => [code, becomes]).toSorted()).toEqual(
    [
      [b["key"], null],
      [of_nina["key"], null],
    ].toSorted(),
  );
  const { body } = await move(maud, a, { by: 2, waiting: true, seen: told.seen });
  expect(body.result).toMatchObject({ projects: 3, tasks: 1, moved: 4 });
  expect(await daysOf("projects", a, b, c, of_nina)).toEqual([
    "2027-03-10..2027-03-16",
    "2027-03-15..2027-03-16",
    "2027-03-17..2027-03-23",
    "2027-03-24..2027-03-30",
  ]);
  expect(await daysOf("tasks", of_b)).toEqual(["2027-03-18..2027-03-19"]);
  expect((await shown(maud, b, { by: -1 })).begins_before.map(({ code }) => code)).toEqual([a["key"]]);
  // By the verb of tasks the same shift is taken back, too: there is one.
  expect(
    (await call(maud, "POST", "tasks/take_back_shift", { id: of_b.id, shift: body.result?.shift })).body.result,
  ).toEqual({
    moved: 4,
    kept: 0,
    codes: [],
  });
  expect(await daysOf("projects", a, b, c)).toEqual([
    "2027-03-08..2027-03-12",
    "2027-03-15..2027-03-19",
    "2027-03-22..2027-03-26",
  ]);
});
