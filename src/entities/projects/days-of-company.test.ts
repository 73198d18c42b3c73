import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Which day it is goes by the company's clock, not by that of the database's server.

type Answer = { data: Record<string, unknown> & { id: string }; result?: { template_id: string } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  // A company that works each day: no weekend hides a wrong one.
  const every_day = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [[540, 720]]]));
  await company.owner.query("update public.company set working_week = $1", [JSON.stringify(every_day)]);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const todayIn = async (zone: string) => {
  await company.owner.query("update public.company set time_zone = $1", [zone]);
  const { rows } = await company.owner.query<{ today: string }>("select (now() at time zone $1)::date::text as today", [
    zone,
  ]);
  return rows[0]?.today;
};

// At any moment it is another day in one of the two than where the server stands.
const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

test.each(zones)("in %s a project began and ended on the day that it is there", async (zone) => {
  const today = await todayIn(zone);
  const { id } = await made(maud, "projects", { name: "Site", owner_id: maud.id });
  const move = async (status: string) => (await call(maud, "POST", "projects/move", { id, status })).body.data;
  expect(await move("active")).toMatchObject({ began_on: today, ended_on: null });
  expect(await move("completed")).toMatchObject({ began_on: today, ended_on: today });
});

test.each(zones)("in %s time is entered a month ahead of the day that it is there", async (zone) => {
  const today = (await todayIn(zone)) ?? "";
  const { id: project_id } = await made(maud, "projects", { name: "Ahead", owner_id: maud.id });
  const enter = async (days: number) => {
    const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    return (await call(maud, "POST", "time_entries", { project_id, day, minutes: 60 })).status;
  };
  expect([await enter(31), await enter(32)]).toEqual([201, 422]);
});

test.each(zones)("in %s milestones of a template without a begin count from the day that it is there", async (zone) => {
  const today = await todayIn(zone);
  const { id } = await made(maud, "projects", { name: "First", starts_on: "2026-11-02" });
  await made(maud, "milestones", { project_id: id, name: "Kick-off", due_on: "2026-11-02" });
  const { template_id } = (await call(maud, "POST", "projects/keep_as_template", { id })).body.result ?? {};
  const { id: second } = await made(nina, "projects", { name: "Second", template_id });
  const where = encodeURIComponent(JSON.stringify({ project_id: second }));
  const { body } = await server.call<{ data: object[] }>(nina, "GET", `/api/milestones?where=${where}`);
  expect(body.data).toMatchObject([{ name: "Kick-off", due_on: today }]);
});
