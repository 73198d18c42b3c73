import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Schedule = { id: string; version: number; owner_id: string; next_at: string | null };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  [claire, amir] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const weekly = { title: "Look for duplicates", rhythm: "weekly", weekday: "monday", time_zone: "Europe/Paris" };
const call = <T>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: T; message: string }>(person, method, `/api/agent_schedules${path}`, body);
const make = async (by: TestPerson, values: object = {}) =>
  (await call<Schedule>(by, "POST", "", { ...weekly, required_capability: "find_duplicates", ...values })).body.data;
const change = (by: TestPerson, { id, version }: Schedule, values: object) =>
  call<Schedule>(by, "PATCH", `/${id}`, { version, ...values });
const run = (by: TestPerson, { id }: Schedule) => call(by, "POST", "/run_now", { id });
const seen = async (by: TestPerson) =>
  (await call<Schedule[]>(by, "GET", "?limit=100")).body.data.map(({ id }) => id).toSorted();
const tasksOf = async ({ id }: Schedule) =>
  (await company.owner.query("select owner_id, title, status from public.agent_tasks where schedule_id = $1", [id]))
    .rows;

test("who makes one owns it and sees it, a colleague of their team does not, who sees every record does; it knows its next time", async () => {
  const hers = await make(claire);
  const his = await make(amir);
  expect(hers).toMatchObject({ owner_id: claire.id, next_at: expect.any(String) });
  expect(new Date(hers.next_at ?? "").getDay()).toBe(1);
  expect(await seen(claire)).toEqual([hers.id]);
  expect(await seen(admin)).toEqual([hers.id, his.id].toSorted());
  expect((await call(amir, "GET", `/${hers.id}`)).status).toBe(404);
  expect((await change(amir, hers, { enabled: false })).status).toBe(404);
  expect((await run(amir, hers)).status).toBe(404);
});

test("switched off it has no next time, switched on it has one again; an administrator may pause it, and nobody what it needs", async () => {
  const hers = await make(claire);
  const paused = (await change(admin, hers, { enabled: false })).body.data;
  expect(paused.next_at).toBeNull();
  const resumed = (await change(claire, paused, { enabled: true })).body.data;
  expect(resumed.next_at).toBe(hers.next_at);
  for (const by of [claire, admin])
    expect((await change(by, resumed, { required_capability: "propose_merge" })).status).toBe(422);
  expect((await call(claire, "DELETE", `/${hers.id}`)).status).toBe(200);
  const { rows } = await company.owner.query("select next_at from public.agent_schedules where id = $1", [hers.id]);
  expect(rows).toEqual([{ next_at: null }]);
});

test("a time that is none, a day that no month has, and a zone that there is not are refused", async () => {
  for (const wrong of [
    { at_time: "24:00" },
    { day_of_month: 32 },
    { time_zone: "Europe/Nowhere" },
    { next_at: "2026-01-01T00:00:00Z" },
  ])
    expect((await call(claire, "POST", "", { ...weekly, ...wrong })).status).toBe(422);
});

test("run now makes a task of its owner's, not while the last one is open, and not while the agents are halted", async () => {
  const hers = await make(claire, { title: "Now" });
  await company.row("app.agent_halts", { by: admin.id, reason: "To see" });
  expect((await run(claire, hers)).body.message).toBe("All agents are halted.");
  await company.owner.query("delete from app.agent_halts");
  expect((await run(admin, hers)).status).toBe(200);
  expect(await tasksOf(hers)).toEqual([{ owner_id: claire.id, title: "Now", status: "pending" }]);
  const again = await run(claire, hers);
  expect([again.status, again.body.message]).toEqual([409, "Its last task is not done yet."]);
});

test("nobody has more than 50, also not by bringing one back", async () => {
  const many = await company.person("sales");
  await company.owner.query(
    "insert into public.agent_schedules (title, time_zone, owner_id) select 'One of many', 'UTC', $1 from generate_series(1, 49)",
    [many.id],
  );
  const last = await make(many);
  const refused = await call(many, "POST", "", weekly);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "You have 50 schedules, and nobody has more. Remove one first.",
  ]);
  await call(many, "DELETE", `/${last.id}`);
  await make(many);
  expect((await call(many, "POST", "/restore", { id: last.id })).status).toBe(409);
  expect(await make(claire)).toMatchObject({ owner_id: claire.id });
});
