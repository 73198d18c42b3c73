import { expect, test } from "vitest";
import { daysOf } from "./date-spans.ts";
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
  expect(daysOf(name, new Date(2026, 10, 21, 12))).toEqual({ from, to });
});
