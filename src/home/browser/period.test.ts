import { afterEach, expect, test } from "vitest";
import { setRegion } from "../../ui/format.ts";
import { periodOf } from "./period.ts";

/** As two people who sit in different places, wherever the machine is. */
const among = (time_zone: string) => setRegion({ language: "en", locale: "fr-FR", time_zone });
afterEach(() => among("Europe/Paris"));

const days = (word: string | undefined, at: string) => {
  const { days: now, before } = periodOf(word, new Date(at));
  return [now.from, now.to, before.from, before.to];
};

test.each([
  ["this-month", "2026-11-23T10:00Z", "2026-11-01", "2026-11-23", "2026-10-01", "2026-10-23"],
  // The month before is shorter: all of it.
  ["this-month", "2026-03-31T10:00Z", "2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["this-quarter", "2026-11-23T10:00Z", "2026-10-01", "2026-11-23", "2026-07-01", "2026-08-23"],
  ["this-year", "2028-03-01T10:00Z", "2028-01-01", "2028-03-01", "2027-01-01", "2027-03-02"],
  ["last-month", "2026-03-29T10:00Z", "2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"],
  ["last-quarter", "2026-01-15T10:00Z", "2025-10-01", "2025-12-31", "2025-07-01", "2025-09-30"],
  ["last-year", "2026-01-15T10:00Z", "2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"],
  ["2026-10-25..2026-10-25", "2026-11-23T10:00Z", "2026-10-25", "2026-10-25", "2026-10-24", "2026-10-24"],
])("%s as of %s is held against as many days of the period before", (word, at, ...expected) => {
  expect(days(word, at)).toEqual(expected);
});

test("a day begins at the midnight of the reader's clock, in both nights in which it changes", () => {
  const late = "2026-03-31T22:30Z";
  expect(days("this-month", late).slice(0, 2)).toEqual(["2026-04-01", "2026-04-01"]);
  among("America/Los_Angeles");
  expect(days("this-month", late).slice(0, 2)).toEqual(["2026-03-01", "2026-03-31"]);
  among("Pacific/Auckland");
  expect(days("last-month", "2026-10-31T12:00Z")).toEqual(["2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"]);
  among("Europe/Paris");
  expect(days("this-month", "2026-10-31T23:30Z").slice(0, 2)).toEqual(["2026-11-01", "2026-11-01"]);
});

test.each(["", "soon", "2026-02-30..2026-03-01", "2026-03-02..2026-03-01", "2026-03-02..", "1..2..3"])(
  "what is no period (%s) is this quarter",
  (word) => expect(periodOf(word, new Date("2026-11-23T10:00Z")).word).toBe("this-quarter"),
);
