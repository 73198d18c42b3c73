import { expect, test } from "vitest";
import { setRegion } from "../../ui/format.ts";
import { fieldsIn, type LogEntry, questionOf, whole } from "./log-data.ts";

const entry = (id: string, rest: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: "2026-11-28T10:00:00Z",
  verb: "update",
  entity: "leads",
  row_id: "a",
  row_version: 2,
  name: "Ada",
  actor_id: null,
  request_id: null,
  key: null,
  run: null,
  before: null,
  after: null,
  names: {},
  ...rest,
});

test("a change whose columns not all may read is one change, and others stay apart", () => {
  const shown = whole([
    entry("7-12", { before: { city: "Lyon" }, after: { city: "Nice" } }),
    entry("7-11", { before: { value: 1 }, after: { value: 2 } }),
    entry("7-10", { row_id: "b" }),
    entry("6-9", { row_id: "b" }),
    entry("6-8", { row_version: null, entity: "sessions" }),
    entry("6-7", { row_version: null, entity: "sessions" }),
  ]);
  expect(shown.map(({ id }) => id)).toEqual(["7-12", "7-10", "6-9", "6-8", "6-7"]);
  expect(shown[0]).toMatchObject({ before: { city: "Lyon", value: 1 }, after: { city: "Nice", value: 2 } });
});

test("days are asked as they begin and end for the reader", () => {
  setRegion({ language: "en", locale: "en-GB", time_zone: "America/New_York", currency: "EUR" } as never);
  expect(questionOf({ when: "2026-11-27..2026-11-28", actor: "x.y", tab: "y" })).toEqual({
    actor: "x,y",
    from: "2026-11-27T05:00:00.000Z",
    to: "2026-11-29T05:00:00.000Z",
  });
  expect(questionOf({})).toEqual({});
});

test("what every record keeps of itself is not told", () => {
  expect(fieldsIn({ before: null, after: { id: "1", name: "Ada", version: 1, created_at: "now" } })).toEqual(["name"]);
  expect(fieldsIn({ before: { city: "Lyon" }, after: { value: 1 } })).toEqual(["value", "city"]);
});
