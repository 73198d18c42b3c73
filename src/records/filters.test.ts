import { afterEach, expect, test } from "vitest";
import { setRegion } from "../ui/format.ts";
import { daysOf, isoDay } from "./date-spans.ts";
import { type FilterField, filtersOf, whereOf } from "./filters.ts";

const fields: FilterField[] = [
  {
    name: "stage",
    label: "Stage",
    column: "stage",
    kind: "choice",
    options: [{ value: "open", label: "open", where: { stage: { in: ["new", "proposal"] } } }],
  },
  { name: "value", label: "Value", column: "value", kind: "amount" },
  { name: "close", label: "Close", column: "expected_close", kind: "day" },
  { name: "made", label: "Created", column: "created_at", kind: "moment" },
  { name: "city", label: "City", column: "city", kind: "text" },
];

test("an address without filters asks for everything", () => {
  expect(whereOf(fields, { q: "ferrand", id: "1" })).toBeUndefined();
});

test("values of one field are alternatives, fields are conditions", () => {
  expect(whereOf(fields, { stage: "open.won", value: "1000-", city: "Sète" })).toEqual({
    and: [
      { or: [{ stage: { in: ["new", "proposal"] } }, { stage: { in: ["won"] } }] },
      { value: { gte: 1000 } },
      { city: { contains: "Sète" } },
    ],
  });
});

test("days are whole days", () => {
  const where = { expected_close: { gte: "2026-11-01", lte: "2026-11-30" } };
  expect(whereOf(fields, { close: "2026-11-01..2026-11-30" })).toEqual(where);
});

test("an unreadable amount filters nothing", () => {
  expect(whereOf(fields, { value: "abc" })).toBeUndefined();
});

test("a preset knows its own filters only", () => {
  expect(filtersOf(fields, { stage: "won", id: "1", sort: "name" })).toEqual({ stage: "won" });
});

test.each([
  ["this-week", "2026-11-16", "2026-11-22"],
  ["this-month", "2026-11-01", "2026-11-30"],
  ["this-quarter", "2026-10-01", "2026-12-31"],
  ["past", "", "2026-11-20"],
])("%s of Saturday 21 November 2026", (name, from, to) => {
  expect(daysOf(name, new Date("2026-11-21T11:00:00Z"))).toEqual({ from, to });
});

/** As somebody who has chosen a time zone, wherever their machine is. */
const among = (time_zone: string) => setRegion({ language: "en", locale: "fr-FR", time_zone });
afterEach(() => among("Europe/Paris"));

test("days are those of the chosen time zone, not of the machine", () => {
  const late = new Date("2026-11-21T23:30:00Z");
  expect([isoDay(late), daysOf("today", late)]).toEqual(["2026-11-22", { from: "2026-11-22", to: "2026-11-22" }]);
  among("America/Los_Angeles");
  expect([isoDay(late), daysOf("past", late)]).toEqual(["2026-11-21", { from: "", to: "2026-11-20" }]);
  among("Pacific/Auckland");
  expect(daysOf("this-week", late)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
});

test.each([
  ["Europe/Paris", "2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-21T08:00:00.000Z", "2026-11-22T08:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
])("a day in %s begins at its midnight", (zone, gte, lt) => {
  among(zone);
  expect(whereOf(fields, { made: "2026-11-21..2026-11-21" })).toEqual({ created_at: { gte, lt } });
});

test("a day on which the clock changes has its own length", () => {
  const where = { created_at: { gte: "2026-03-28T23:00:00.000Z", lt: "2026-03-29T22:00:00.000Z" } };
  expect(whereOf(fields, { made: "2026-03-29..2026-03-29" })).toEqual(where);
});
