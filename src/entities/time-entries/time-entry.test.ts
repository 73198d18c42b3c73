import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let maud: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;
let shop: Row;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin", { name: "Adele" });
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
  shop = await made(maud, "projects", { name: "Shop", owner_id: maud.id, rate: 80 });
  await made(maud, "project_members", { project_id: shop.id, user_id: hugo.id, rate: 95.5 });
  await made(maud, "project_members", { project_id: shop.id, user_id: amir.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const enter = (by: TestPerson, values: object) =>
  made(by, "time_entries", { day: "2026-11-02", minutes: 60, ...values });
const act = (by: TestPerson, verb: string, id: string, input: object = {}) =>
  call(by, "POST", `time_entries/${verb}`, { id, ...input });
const read = async (by: TestPerson, id: string) => (await call(by, "GET", `time_entries/${id}`)).body.data;
const wrong = async (by: TestPerson, values: object) =>
  (await call(by, "POST", "time_entries", { day: "2026-11-02", minutes: 60, note: "x", ...values })).body.details
    ?.fields;
const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("time goes from draft by submitted to approved, and is refused with a reason, mended and submitted again", async () => {
  const { id, version } = await enter(hugo, { project_id: shop.id, note: "Basket" });
  expect((await call(hugo, "PATCH", `time_entries/${id}`, { version, minutes: 90 })).status).toBe(200);
  expect((await act(maud, "approve", id)).body.message).toBe("Only submitted time can be approved or refused.");
  expect((await act(hugo, "submit", id)).body.data).toMatchObject({ status: "submitted", minutes: 90 });
  const submitted = await read(hugo, id);
  const change = (by: TestPerson, row: Row, values: object) =>
    call(by, "PATCH", `time_entries/${id}`, { version: row.version, ...values });
  expect((await change(hugo, submitted, { minutes: 30 })).body.message).toBe(
    "Submitted time is not changed: take it back first.",
  );
  expect((await act(hugo, "approve", id)).status).toBe(403);
  expect((await act(amir, "approve", id)).status).toBe(404);
  const refused = (await act(maud, "reject", id, { reason: "That was Tuesday" })).body.data;
  expect(refused).toMatchObject({ status: "rejected", reason: "That was Tuesday", decider_id: maud.id });
  const mended = (await change(hugo, refused, { day: "2026-11-03" })).body.data;
  expect(mended).toMatchObject({ status: "draft", reason: "That was Tuesday" });
  expect((await act(hugo, "submit", id)).body.data).toMatchObject({ status: "submitted", reason: null });
  const approved = (await act(maud, "approve", id)).body.data;
  expect(approved).toMatchObject({ status: "approved", decider_id: maud.id });
  expect((await change(hugo, approved, { note: "Another" })).status).toBe(403);
  expect((await change(admin, approved, { note: "Another" })).body.message).toBe(
    "Approved time is locked: who approves it can reopen it.",
  );
  expect((await call(hugo, "DELETE", `time_entries/${id}`, { version: approved.version })).status).toBe(403);
  expect((await act(hugo, "withdraw", id)).status).toBe(409);
  expect((await act(maud, "reopen", id)).body.data).toMatchObject({ status: "draft" });
});

test("nobody approves their own time by managing its project; administration does", async () => {
  const { id } = await enter(maud, { project_id: shop.id });
  await act(maud, "submit", id);
  expect((await act(maud, "approve", id)).status).toBe(403);
  expect((await act(admin, "approve", id)).body.data).toMatchObject({ status: "approved", decider_id: admin.id });
  const own = await enter(admin, { note: "Accounts" });
  await act(admin, "submit", own.id);
  expect((await act(admin, "approve", own.id)).status).toBe(200);
});

test("who sees it: whose it is, who manages the project, and whoever sees all; rates only who answers for them", async () => {
  const { id } = await enter(hugo, { project_id: shop.id, note: "Seen" });
  expect(await read(maud, id)).toMatchObject({ note: "Seen", rate: 95.5, amount: 95.5, currency: "EUR" });
  const own = await read(hugo, id);
  expect(own).toMatchObject({ note: "Seen", billable: true });
  for (const masked of ["rate", "amount", "currency"]) expect(own).not.toHaveProperty(masked);
  expect(await read(amir, id)).toBeUndefined();
  const members = await server.call<{ data: Row[] }>(hugo, "GET", "/api/project_members");
  expect(members.body.data.length).toBe(2);
  for (const member of members.body.data) expect(member).not.toHaveProperty("rate");
});

test("the rate is that of the moment: a member's own, else the project's; not what it becomes", async () => {
  const { id } = await enter(amir, { project_id: shop.id, minutes: 30 });
  expect(await read(maud, id)).toMatchObject({ rate: 80, amount: 40 });
  const { version } = (await call(maud, "GET", `projects/${shop.id}`)).body.data;
  expect((await call(maud, "PATCH", `projects/${shop.id}`, { version, rate: 100 })).status).toBe(200);
  expect(await read(maud, id)).toMatchObject({ rate: 80, amount: 40 });
  const later = await enter(amir, { project_id: shop.id, minutes: 30 });
  expect(await read(maud, later.id)).toMatchObject({ rate: 100, amount: 50 });
  const unpaid = await enter(amir, { project_id: shop.id, minutes: 30, billable: false });
  expect(await read(maud, unpaid.id)).toMatchObject({ rate: 100, amount: null });
});

test("a person has one timer: the next one ends it, two at once leave one", async () => {
  const begin = (values: object = {}) => made(amir, "time_entries", { status: "running", note: "Call", ...values });
  const first = await begin({ started_at: since(90) });
  expect(first).toMatchObject({ status: "running", minutes: null });
  const second = await begin({ started_at: since(30) });
  expect(await read(amir, first.id)).toMatchObject({ status: "draft", minutes: 60, ended_at: second["started_at"] });
  // Pressed before that one, and told of later: it ended where that began.
  expect(await begin({ started_at: since(45), note: "Offline" })).toMatchObject({ status: "draft", minutes: 15 });
  const raced = await Promise.all([begin(), begin({ note: "Race" }), begin({ note: "Three" })]);
  const running = await Promise.all(raced.map(async ({ id }) => (await read(amir, id))["status"]));
  expect(running.filter((each) => each === "running").length).toBe(1);
  const { rows } = await company.owner.query<{ id: string }>(
    "select id from public.time_entries where owner_id = $1 and status = 'running' and deleted_at is null",
    [amir.id],
  );
  expect(rows.length).toBe(1);
  const { id = "" } = rows[0] ?? {};
  expect((await act(hugo, "stop", id)).status).toBe(404);
  expect((await act(amir, "stop", id)).body.data).toMatchObject({ status: "draft", minutes: 1 });
  expect((await act(amir, "stop", id)).body.message).toBe("This timer does not run any more, or is not yours.");
});

test("a timer begins and ends no later than now, and was pressed within a day", async () => {
  const ahead = { status: "running", minutes: null, day: undefined, started_at: since(-20) };
  expect(await wrong(hugo, ahead)).toEqual({ started_at: "a timer begins and ends no later than now" });
  expect(await wrong(hugo, { ...ahead, started_at: since(1500) })).toEqual({
    started_at: "what was pressed more than a day ago is entered by hand",
  });
  const { id } = await made(hugo, "time_entries", { status: "running", note: "Late", started_at: since(120) });
  expect((await act(hugo, "stop", id, { at: since(-20) })).status).toBe(422);
  expect((await act(hugo, "stop", id, { at: since(60) })).body.data).toMatchObject({ minutes: 60 });
  // A clock that goes a little wrong is no reason to refuse.
  const soon = await made(amir, "time_entries", { status: "running", note: "Soon", started_at: since(-2) });
  expect(Date.parse(String(soon["started_at"]))).toBeLessThanOrEqual(Date.now() + 1000);
  await act(amir, "stop", soon.id);
});

test("an entry has a minute to 24 hours, a day no more than 24 hours of one person, and says what it was", async () => {
  for (const minutes of [0, 1441])
    expect(await wrong(hugo, { minutes })).toEqual({ minutes: "an entry has from 1 minute to 24 hours" });
  expect(await wrong(hugo, { minutes: null })).toEqual({ minutes: "say how long it took" });
  expect(await wrong(hugo, { note: " " })).toEqual({ note: "name a task, a project or what it was" });
  // (By two days: it may be tomorrow for whose it is.)
  const ahead = since(-33 * 24 * 60).slice(0, 10);
  expect(await wrong(hugo, { day: ahead })).toEqual({ day: "time is entered at most a month ahead" });
  const day = "2026-10-05";
  await enter(hugo, { day, minutes: 1000, note: "Long" });
  const two = await Promise.all(
    [hugo, hugo, amir].map((by) => call(by, "POST", "time_entries", { day, minutes: 400, note: "More" })),
  );
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422]);
  expect(await wrong(hugo, { day, minutes: 41 })).toEqual({
    minutes: "a day has 24 hours, and other entries take the rest of it",
  });
  expect(await wrong(hugo, { day, minutes: 40 })).toBeUndefined();
});

test("time is one's own, on what one sees; a task's project goes with it, also when the task moves", async () => {
  expect(
    (await call(hugo, "POST", "time_entries", { day: "2026-11-02", minutes: 5, note: "x", owner_id: amir.id })).status,
  ).toBe(403);
  const hidden = await made(admin, "projects", { name: "Hidden", owner_id: admin.id });
  expect(
    (await call(hugo, "POST", "time_entries", { day: "2026-11-02", minutes: 5, project_id: hidden.id })).status,
  ).toBe(409);
  // Whoever does a task of a project that they do not see enters time on it all the same.
  const task = await made(admin, "tasks", { name: "Alone", project_id: hidden.id, owner_id: hugo.id });
  const entry = await enter(hugo, { task_id: task.id, minutes: 5 });
  expect(entry).toMatchObject({ task_code: "HIDD-1", project_id: hidden.id, project_name: "Hidden", name: "Alone" });
  expect((await call(maud, "GET", `time_entries/${entry.id}`)).status).toBe(404);
  const { version } = (await call(admin, "GET", `tasks/${task.id}`)).body.data;
  expect((await call(admin, "PATCH", `tasks/${task.id}`, { version, project_id: shop.id })).status).toBe(200);
  expect(await read(maud, entry.id)).toMatchObject({ project_name: "Shop", project_key: "SHOP", version: 1 });
});
