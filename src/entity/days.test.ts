import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = { name: string; expected_close: string | null; next_activity_at: string | null };
type Group = { day: string | null; count: number; value?: unknown };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
  boss = await company.person("admin");
  const plant = (name: string, values: object, owner = claire) =>
    company.row("public.leads", { name, owner_id: owner.id, value: 100, ...values });
  for (const number of [1, 2, 3, 4, 5])
    await plant(`Busy ${number}`, { expected_close: "2026-11-24", next_activity_at: `2026-11-24T0${number}:30Z` });
  await plant("Late in the evening", { expected_close: "2026-11-25", next_activity_at: "2026-11-25T23:30Z" });
  await plant("Amir's", { expected_close: "2026-11-25", next_activity_at: "2026-11-25T12:00Z" }, amir);
  // The night in which the clock of Paris goes back: 00:30 and 23:30 of a day of 25 hours.
  await plant("Before the clock", { next_activity_at: "2026-10-24T22:30Z" });
  await plant("After the clock", { next_activity_at: "2026-10-25T22:30Z" });
  await plant("Some day", {});
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
const names = async (person: TestPerson, query: Record<string, string>) => {
  const { body } = await server.call<{ data: Lead[] }>(person, "GET", `/api/leads?${asked(query)}`);
  return body.data.map(({ name }) => name);
};
const groups = async (person: TestPerson, query: Record<string, string>) => {
  const { body } = await server.call<{ data: Group[] }>(person, "GET", `/api/leads/summary?${asked(query)}`);
  return Object.fromEntries(body.data.map(({ day, count }) => [String(day), count]));
};

test("of each day the first few come, in the order that is asked for, of what one may see", async () => {
  const closing = { each_day: "expected_close", few: "2" };
  expect(await names(claire, { ...closing, order: "expected_close,name" })).toEqual([
    "Busy 1",
    "Busy 2",
    "Late in the evening",
  ]);
  expect(await names(boss, { ...closing, order: "expected_close,-name" })).toEqual([
    "Busy 5",
    "Busy 4",
    "Late in the evening",
    "Amir's",
  ]);
  expect(await names(amir, { ...closing, order: "expected_close" })).toEqual(["Amir's"]);
  // (A calendar of what is sorted by the day that it goes by asks for it twice.)
  expect(await names(boss, { ...closing, order: "expected_close,-expected_close,-name" })).toEqual(
    await names(boss, { ...closing, order: "expected_close,-name" }),
  );
  const where = JSON.stringify({ name: { like: "%4" } });
  expect(await names(claire, { ...closing, where })).toEqual(["Busy 4"]);
  const first = await server.call<{ data: Lead[]; next: string }>(
    boss,
    "GET",
    `/api/leads?${asked({ ...closing, order: "expected_close,name", limit: "3" })}`,
  );
  const cursor = first.body.next;
  expect(await names(boss, { ...closing, order: "expected_close,name", cursor })).toEqual(["Late in the evening"]);
});

test("a moment's day is that of the time zone, also on a day of 25 hours", async () => {
  const next = { each_day: "next_activity_at", few: "1", order: "next_activity_at" };
  expect(await names(boss, { ...next, zone: "Europe/Paris" })).toEqual([
    "Before the clock",
    "Busy 1",
    "Amir's",
    "Late in the evening",
  ]);
  expect(await names(boss, { ...next, zone: "America/Los_Angeles" })).toEqual([
    "Before the clock",
    "After the clock",
    "Busy 1",
    "Amir's",
  ]);
});

test("days are counted and added up, those without one for themselves", async () => {
  expect(await groups(boss, { by_day: "expected_close" })).toEqual({ "2026-11-24": 5, "2026-11-25": 2, null: 3 });
  expect(await groups(claire, { by_day: "expected_close" })).toEqual({ "2026-11-24": 5, "2026-11-25": 1, null: 3 });
  expect(await groups(boss, { by_day: "next_activity_at", zone: "Europe/Paris" })).toEqual({
    "2026-10-25": 2,
    "2026-11-24": 5,
    "2026-11-25": 1,
    "2026-11-26": 1,
    null: 1,
  });
  const { body } = await server.call<{ data: Group[] }>(
    boss,
    "GET",
    `/api/leads/summary?${asked({ by_day: "expected_close", sum: "value" })}`,
  );
  expect(body.data.find(({ day }) => day === "2026-11-25")).toMatchObject({ count: 2, value: { EUR: 200 } });
});

test.each([
  ["leads?each_day=name", "what has no days"],
  ["leads?each_day=born_at", "what is no column"],
  ["leads?each_day=expected_close&few=21", "more of a day than there may be"],
  ["leads?each_day=expected_close&zone=Mars", "a time zone that there is not"],
  ["leads?each_day=next_activity_at&zone=%2B02:00", "an offset, which PostgreSQL reads the other way round"],
  ["leads/summary?by_day=stage", "days of what has none"],
  ["leads/summary?by_day=expected_close&by_month=created_at", "two groupings by days"],
])("refuses %s: %s", async (path) => {
  expect([400, 422]).toContain((await server.call(boss, "GET", `/api/${path}`)).status);
});

test("of more days than a calendar shows, the first come", async () => {
  const day = (number: number) => new Date(Date.UTC(2030, 0, number)).toISOString().slice(0, 10);
  for (let number = 1; number <= 64; number++)
    await company.row("public.leads", { name: `Day ${number}`, owner_id: claire.id, expected_close: day(number) });
  const where = JSON.stringify({ expected_close: { gte: "2030-01-01" } });
  const found = await names(claire, { each_day: "expected_close", order: "-expected_close", where, limit: "100" });
  expect([found.length, found[0]]).toEqual([62, "Day 62"]);
});

test("a masked role asks for days by what it may read, and by nothing else", async () => {
  const account_id = await company.row("public.accounts", {
    name: "Cap Horizon",
    since: "2026-11-24",
    owner_id: claire.id,
  });
  const client = await company.person("client", { account_id });
  const answers = async (path: string) => (await server.call(client, "GET", `/api/${path}`)).status;
  expect(await answers("accounts?each_day=since&order=name")).toBe(200);
  expect(await answers("accounts?each_day=since&order=note")).toBe(403);
  expect(await answers("accounts/summary?by_day=since")).toBe(200);
  expect(await answers("leads/summary?by_day=expected_close")).toBe(403);
});
