import { expect, test } from "vitest";
import { rule_shape } from "../entity/rule-shape.ts";
import { recurrenceText } from "../ui/recurrence.ts";
import { nextDay } from "./next-day.ts";

// Made by hand with a calendar.
test.each([
  ["a working day over a weekend", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-11-27", "2026-11-27", "2026-11-30"],
  ["every second week", "FREQ=WEEKLY;INTERVAL=2", "2026-11-26", "2026-11-26", "2026-12-10"],
  ["a Monday, done on its Tuesday", "FREQ=WEEKLY;BYDAY=MO", "2026-11-23", "2026-11-24", "2026-11-30"],
  ["a Monday, done before it", "FREQ=WEEKLY;BYDAY=MO", "2026-11-30", "2026-11-26", "2026-12-07"],
  ["three Mondays missed: they do not pile up", "FREQ=WEEKLY;BYDAY=MO", "2026-11-02", "2026-11-26", "2026-11-30"],
  ["missed, and done on the very day of the next", "FREQ=WEEKLY;BYDAY=MO", "2026-11-02", "2026-11-23", "2026-11-23"],
  [
    "every second week keeps its beat when missed",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
    "2026-11-02",
    "2026-11-17",
    "2026-11-30",
  ],
  ["the 31st, in months that have one", "FREQ=MONTHLY;BYMONTHDAY=31", "2027-01-31", "2027-01-31", "2027-03-31"],
  ["the last day of a month", "FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", "2027-01-31", "2027-02-28"],
  ["the last day of February in a leap year", "FREQ=MONTHLY;BYMONTHDAY=-1", "2028-01-31", "2028-01-31", "2028-02-29"],
  ["the last Friday", "FREQ=MONTHLY;BYDAY=-1FR", "2027-01-29", "2027-01-29", "2027-02-26"],
  ["a leap day", "FREQ=YEARLY", "2028-02-29", "2028-02-29", "2032-02-29"],
  ["over the night in March that is short", "FREQ=DAILY", "2027-03-27", "2027-03-27", "2027-03-28"],
  ["over the night in October that is long", "FREQ=DAILY", "2027-10-30", "2027-10-30", "2027-10-31"],
  ["over the end of a year", "FREQ=MONTHLY;INTERVAL=3", "2026-11-15", "2026-11-15", "2027-02-15"],
])("%s", (_, rule, day, done_on, next) => {
  expect(nextDay({ rule, mode: "due_day", day, done_on })).toEqual({ day: next, rule });
});

test.each([
  ["FREQ=MONTHLY;INTERVAL=3", "2026-11-30", ["2027-02-28", "2027-05-30", "2027-08-30", "2027-11-30", "2028-02-29"]],
  ["FREQ=MONTHLY", "2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30"]],
  ["FREQ=MONTHLY", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]],
  ["FREQ=MONTHLY", "2027-01-29", ["2027-02-28", "2027-03-29"]],
  ["FREQ=MONTHLY;INTERVAL=6", "2027-08-31", ["2028-02-29", "2028-08-31"]],
  ["FREQ=MONTHLY;UNTIL=20270430;COUNT=9", "2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30"]],
])("%s from %s falls on the last day of a shorter month, and goes back to its own day", (rule, first, days) => {
  let now = { rule, day: first };
  const found = days.map(() => {
    now = nextDay({ ...now, mode: "due_day", done_on: now.day }) ?? { rule: "", day: "" };
    return now.day;
  });
  expect(found).toEqual(days);
  expect(rule_shape.test(now.rule), now.rule).toBe(true);
  expect(recurrenceText(now.rule)).toMatch(/^every (\d )?months? on the (29th or the last|30th or the last|last) day/);
});

test("by the day on which it is done, a short month shortens that time alone", () => {
  const rule = "FREQ=MONTHLY";
  const next = nextDay({ rule, mode: "day_done", day: "2027-01-15", done_on: "2027-01-31" });
  expect(next).toEqual({ day: "2027-02-28", rule });
  expect(nextDay({ rule, mode: "day_done", day: "2027-02-28", done_on: "2027-02-28" })?.day).toBe("2027-03-28");
});

test("on completion the rule begins with the day on which it was done", () => {
  const of = (rule: string) => nextDay({ rule, mode: "day_done", day: "2026-11-02", done_on: "2026-11-26" })?.day;
  expect(of("FREQ=DAILY;INTERVAL=14")).toBe("2026-12-10");
  expect(of("FREQ=MONTHLY")).toBe("2026-12-26");
  expect(of("FREQ=WEEKLY;BYDAY=MO")).toBe("2026-11-30");
});

test("a rule ends with its last day or its last time", () => {
  const of = (rule: string) => nextDay({ rule, mode: "due_day", day: "2026-11-26", done_on: "2026-11-26" });
  expect(of("FREQ=WEEKLY;COUNT=3")).toEqual({ day: "2026-12-03", rule: "FREQ=WEEKLY;COUNT=2" });
  expect(of("FREQ=WEEKLY;COUNT=1")).toBeNull();
  expect(of("FREQ=WEEKLY;UNTIL=20261203")?.day).toBe("2026-12-03");
  expect(of("FREQ=WEEKLY;UNTIL=20261202")).toBeNull();
});

test("a rule without any day to come ends", () => {
  const of = (rule: string) => () => nextDay({ rule, mode: "due_day", day: "2026-11-26", done_on: "2026-11-26" });
  for (const rule of [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
    "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=7",
  ])
    expect(of(rule), rule).toThrow("Maximum iterations");
});
