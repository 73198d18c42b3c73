import { expect, test } from "vitest";
import { when } from "./due.ts";

// In Paris, whatever zone the machine is in.
test.each([
  ["2026-11-21T12:00:00Z", "today 13:00", false],
  ["2026-11-21T08:30:00Z", "since 09:30", true],
  ["2026-11-21T22:59:00Z", "today 23:59", false],
  // A day without an hour has until the next one.
  ["2026-11-20T23:00:00Z", "today", false],
  ["2026-11-21T23:00:00Z", "tomorrow", false],
  ["2026-11-21T23:01:00Z", "tomorrow 00:01", false],
  ["2026-11-20T22:59:00Z", "1 day late", true],
  ["2026-11-18T08:00:00Z", "3 days late", true],
])("what was planned for %s is, at noon of 21 November, %s", (at, words, late) => {
  expect(when(at, new Date("2026-11-21T11:00:00Z"))).toEqual({ words, late });
});

test.each([
  ["2026-12-03T09:00:00Z", "10:00"],
  ["2026-12-02T23:00:00Z", ""],
])("a day that is further away has its hour apart, where there is one: %s", (at, hour) => {
  expect(when(at, new Date("2026-11-21T11:00:00Z"))).toMatchObject({ late: false, hour });
});
