import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { knowHolidays } from "../testing/holidays.ts";
import { type Rests, workingDays } from "./working-days.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await testCompany();
  await knowHolidays(company);
});
afterAll(() => company.close());

const one = async (text: string, values: unknown[]) =>
  (await company.owner.query<Record<string, unknown>>(text, values)).rows.map((row) => Object.values(row)[0])[0];
const plus = (day: string, days: number) => one("select app.plus_working_days($1, $2)::text", [day, days]);
const between = (from: string, to: string) => one("select app.working_days_between($1, $2)", [from, to]);

// By hand, in a French company that works from Monday to Friday.
test.each([
  ["within a week", "2026-11-23", 3, "2026-11-26"],
  ["over a weekend", "2026-11-26", 2, "2026-11-30"],
  ["over Armistice, a Wednesday", "2026-11-09", 3, "2026-11-13"],
  ["from a Saturday", "2026-11-21", 1, "2026-11-23"],
  ["over Christmas and New Year, both Fridays", "2026-12-24", 5, "2027-01-04"],
  ["over the end of February in a leap year", "2028-02-28", 2, "2028-03-01"],
  ["over Easter Monday", "2027-03-26", 1, "2027-03-30"],
  ["backwards over a weekend", "2026-11-30", -2, "2026-11-26"],
  ["backwards over Christmas", "2026-12-28", -1, "2026-12-24"],
])("%s", async (_, from, days, to) => {
  expect(await plus(from, days)).toBe(to);
  expect(await between(from, to)).toBe(days);
});

test("none asked for is the day itself, or the next one on which somebody works", async () => {
  expect(await plus("2026-11-23", 0)).toBe("2026-11-23");
  expect(await plus("2026-11-21", 0)).toBe("2026-11-23");
  expect(await plus("2026-12-25", 0)).toBe("2026-12-28");
  expect([await between("2026-11-23", "2026-11-23"), await between("2026-11-27", "2026-11-29")]).toEqual([0, 0]);
  expect(await between("2026-11-30", "2026-11-26")).toBe(-2);
});

test("what the browser counts while a bar is drawn is what the database counts", async () => {
  const rests = (await one("select app.rest_days()", [])) as Rests;
  const days = workingDays(rests);
  const { rows } = await company.owner.query<{ day: string; first: string; later: string; before: number }>(
    `select d::date::text as day, app.plus_working_days(d::date, 0)::text as first, app.plus_working_days(d::date, 9)::text as later,
       app.working_days_between(d::date, d::date + 30) as before from generate_series(date '2026-11-01', date '2027-06-30', interval '1 day') d`,
  );
  expect(rows).toHaveLength(242);
  for (const { day, first, later, before } of rows) {
    expect([day, days.onOrAfter(day), days.after(day, 9)]).toEqual([day, first, later]);
    expect(days.after(day, before) <= days.onOrBefore(after(day, 30)), day).toBe(true);
    expect(days.after(day, before + 1) > after(day, 30), day).toBe(true);
  }
});
const after = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

test("the company's own week and days off count; where it never works there is no such day", async () => {
  await company.owner.query(`update public.company set working_week = '{"2": [[540, 720]], "6": [[540, 720]]}';`);
  expect(await plus("2026-11-23", 3)).toBe("2026-12-01");
  await company.owner.query("insert into public.holidays (day, name) values ('2026-11-28', 'Moving')");
  expect(await plus("2026-11-23", 3)).toBe("2026-12-05");
  await company.owner.query(`update public.company set working_week = '{"1": []}'`);
  expect(await plus("2026-11-23", 1)).toBeNull();
  await company.owner.query("update public.company set working_week = '{}'");
  expect(await plus("2026-11-20", 1)).toBe("2026-11-23");
});
