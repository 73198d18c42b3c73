import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { knowHolidays } from "../testing/holidays.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { fillHolidays } from "./fill-holidays.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let company_id = "";

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: await company.team("North") });
  company_id = await one("select id from public.company");
  await knowHolidays(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});
const one = async (text: string, values: unknown[] = []) =>
  (await company.owner.query<Record<string, string>>(text, values)).rows.map((row) => Object.values(row)[0])[0] ?? "";

const day = [[540, 720], [840, 1080]]; // prettier-ignore
const usual = { 1: day, 2: day, 3: day, 4: day, 5: day };
const works = (week: unknown) =>
  company.owner.query("update public.company set working_week = $1", [JSON.stringify(week)]);
beforeEach(() => works(usual));

const minutes = async (from: string, till: string) =>
  Number(await one("select app.working_minutes($1, $2) as m", [from, till]));
const after = async (from: string, count: number) =>
  one(`select to_char(app.after_working_minutes($1, $2) at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as at`, [
    from,
    count,
  ]);
const change = (person: TestPerson, values: object) =>
  server.call<{ details?: { fields?: Record<string, string> } }>(person, "PATCH", `/api/company/${company_id}`, values);

describe("working time", () => {
  test.each([
    ["within a morning", "2026-11-23T09:00+01:00", "2026-11-23T10:30+01:00", 90],
    ["over noon", "2026-11-23T11:00+01:00", "2026-11-23T15:00+01:00", 120],
    ["over a weekend", "2026-11-20T17:00+01:00", "2026-11-23T09:30+01:00", 90],
    ["on a Sunday", "2026-11-22T09:00+01:00", "2026-11-22T17:00+01:00", 0],
    ["over a public holiday", "2026-11-10T17:00+01:00", "2026-11-12T10:00+01:00", 120],
    ["over the night in March that is short", "2026-03-27T17:00+01:00", "2026-03-30T10:00+02:00", 120],
    ["over the night in October that is long", "2026-10-23T17:00+02:00", "2026-10-26T10:00+01:00", 120],
    ["backwards", "2026-11-23T10:00Z", "2026-11-23T09:00Z", 0],
  ])("%s", async (_, from, till, expected) => expect(await minutes(from, till)).toBe(expected));

  test.each([
    ["within a morning", "2026-11-23T09:00+01:00", 90, "2026-11-23 10:30"],
    ["over noon", "2026-11-23T11:00+01:00", 240, "2026-11-23 17:00"],
    ["from an evening to the next day", "2026-11-23T20:00+01:00", 240, "2026-11-24 15:00"],
    ["over a weekend", "2026-11-20T17:00+01:00", 240, "2026-11-23 12:00"],
    ["over a public holiday", "2026-11-10T17:00+01:00", 120, "2026-11-12 10:00"],
    ["over the night in March that is short", "2026-03-27T17:30+01:00", 60, "2026-03-30 09:30"],
    ["over the night in October that is long", "2026-10-23T17:30+02:00", 60, "2026-10-26 09:30"],
  ])("passes %s", async (_, from, count, expected) => expect(await after(from, count)).toBe(expected));

  test("is round the clock where no hours are set, and of no end where there is one minute a week", async () => {
    await works({});
    expect(await after("2026-11-22T23:30+01:00", 60)).toBe("2026-11-23 00:30");
    expect(await minutes("2026-11-22T23:30+01:00", "2026-11-23T00:30+01:00")).toBe(60);
    await works({ 1: [[0, 1]] });
    expect(await after("2026-11-22T23:30+01:00", 10_080)).toBe("");
    expect(await minutes("1990-01-01T00:00Z", "2090-01-01T00:00Z")).toBeLessThan(200);
  });

  test("a week that is none is refused with a sentence, and nobody else's to change", async () => {
    const wrong = [5, [[9, "a"]], [9], [[720, 540]], [[0, 600], [500, 700]], [[0, 1441]], [[1, 2], [3, 4], [5, 6], [7, 8]]]; // prettier-ignore
    for (const working_week of [{ 8: [] }, { monday: day }, ...wrong.map((spans) => ({ ...usual, 2: spans }))]) {
      const { status, body } = await change(admin, { working_week });
      expect([JSON.stringify(working_week), status]).toEqual([JSON.stringify(working_week), 422]);
      expect(body.details?.fields?.["working_week"]).toMatch(/three spans/);
    }
    expect((await change(admin, { working_week: { ...usual, 1: [[480, 720]] } })).status).toBe(200);
    expect((await change(claire, { working_week: usual })).status).toBe(403);
  });
});

describe("days off", () => {
  const days = async (year: number) =>
    Number(await one("select count(*)::int as n from public.holidays where extract(year from day) = $1 and deleted_at is null", [year])); // prettier-ignore
  const next = new Date().getUTCFullYear() + 1;

  test("are the public ones of the region: 11 in France, 13 in Alsace and the Moselle, none elsewhere", async () => {
    expect(await days(next)).toBe(11);
    expect(await fillHolidays(company.database, company.system)).toBe(0);
    expect((await change(admin, { holiday_region: "FR-57" })).status).toBe(200);
    const version = await one("select version from public.company");
    expect(await fillHolidays(company.database, company.system)).toBeGreaterThan(0);
    // What the server notes hinders nobody who has the company open.
    expect(await one("select version from public.company")).toBe(version);
    expect(await days(next)).toBe(13);
    await change(admin, { holiday_region: "none" });
    await fillHolidays(company.database, company.system);
    expect(await days(next)).toBe(0);
    await change(admin, { holiday_region: "FR" });
    await fillHolidays(company.database, company.system);
    expect(await days(next)).toBe(11);
  });

  test("of one's own stay when the region changes; a public one can be worked on, not removed", async () => {
    const bridge = { day: `${next}-12-24`, name: "Closed" };
    expect((await server.call(claire, "POST", "/api/holidays", bridge)).status).toBe(403);
    const { body } = await server.call<{ data: { id: string } }>(admin, "POST", "/api/holidays", bridge);
    const may = await one("select id from public.holidays where day = $1 and deleted_at is null", [`${next}-05-01`]);
    const refused = await server.call<{ message: string }>(admin, "DELETE", `/api/holidays/${may}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("works on it")]);
    expect((await server.call(admin, "PATCH", `/api/holidays/${may}`, { worked: true })).status).toBe(200);
    const hours = (day: string) => minutes(`${day}T00:00+02:00`, `${day}T23:59+02:00`);
    const weekday = new Date(`${next}-05-01`).getUTCDay() % 6 > 0;
    expect(await hours(`${next}-05-01`)).toBe(weekday ? 420 : 0);
    await change(admin, { holiday_region: "FR-57" });
    await fillHolidays(company.database, company.system);
    expect(await days(next)).toBe(14);
    expect(await one("select worked::text from public.holidays where id = $1", [may])).toBe("true");
    expect((await server.call(admin, "DELETE", `/api/holidays/${body.data.id}`)).status).toBe(200);
    expect((await server.call(admin, "POST", "/api/holidays", bridge)).status).toBe(201);
  });
});

test("calendars are told the weekdays without hours, and those who may not read days off are told none", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  const client = await company.person("client", { account_id });
  const rests = async (person: TestPerson) =>
    (await server.call<{ rests_on: number[] | null }>(person, "GET", "/api/session")).body.rests_on;
  expect(await rests(claire)).toEqual([6, 7]);
  await works({ ...usual, 3: undefined, 6: day });
  expect(await rests(claire)).toEqual([3, 7]);
  // Round the clock: no day is without work.
  await works({});
  expect(await rests(claire)).toBeNull();
  await works(usual);
  expect(await rests(client)).toBeNull();
  expect(await server.call(client, "GET", "/api/holidays")).toMatchObject({ status: 403 });
});
