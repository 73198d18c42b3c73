import { expect, test } from "vitest";
import { concernsOf } from "./concerns.ts";
import type { Risk, SecurityState } from "./security-data.ts";

const nothing: SecurityState = {
  risks: [],
  gaps: [],
  tables: [],
  high: [],
  keys: [],
  exports: [],
  findings: 0,
  halt: null,
};
const id = "0199f5a2-6c1e-7d3b-8a41-5f2e9c7d1b60";
const risk = (rule: Risk["rule"], rest: Partial<Risk> = {}): Risk => ({
  rule,
  id,
  name: "Ada",
  about: "admin",
  at: null,
  many: 12,
  ...rest,
});
const exported = (rows: number) => ({
  id,
  name: "Claire",
  times: 2,
  rows,
  last_at: "2026-11-20T10:00:00Z",
  entities: ["leads"],
});

test("nothing is of concern where all is well", () => {
  expect(concernsOf(nothing)).toEqual([]);
  expect(concernsOf({ ...nothing, exports: [exported(1000)] })).toEqual([]);
});

test("what is grave comes first, each with what mends it", () => {
  const all = concernsOf({
    ...nothing,
    gaps: [{ subject: "public.leads", gap: "row security is off" }],
    risks: [risk("unused_key", { about: "Ada" }), risk("no_second_step"), risk("attempts", { about: "sales" })],
    keys: [{ id, name: "Reporting", person: "Ada", expires_at: "2026-12-01T10:00:00Z" }],
    exports: [exported(4000)],
    findings: 2,
  });
  expect(all.map(({ key, grave }) => [key.split(" ")[0], grave])).toEqual([
    ["gap", true],
    ["no_second_step", true],
    ["attempts", true],
    ["unused_key", false],
    ["findings", false],
    ["expiring", false],
    ["export", false],
  ]);
  expect(all[2]).toMatchObject({ person: { id, name: "Ada" }, to: { search: { entity: "sessions", row: id } } });
  expect(all[3]).toMatchObject({ api_key: id, to: { search: { key: id } } });
});

test("a new device of somebody is told by the person, whichever entry of the log it is", () => {
  const [told] = concernsOf({ ...nothing, risks: [risk("new_device", { id: `${id} 4711`, about: "Firefox" })] });
  expect(told).toMatchObject({ person: { id }, grave: false, about: "Firefox" });
});
