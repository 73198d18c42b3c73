import { expect, test } from "vitest";
import type { HistoryEntry } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { reversalOf } from "./reversal.ts";

const field = (name: string, updatable = true) => ({ name, updatable }) as FieldMeta;
const known = { fields: [field("name"), field("value"), field("stage", false), field("score", false)], state: "stage" };
const changed = (before: object | null, after: object, verb = "update") =>
  ({ at: "2026-11-28T10:00:00Z", verb, before, after, actor_id: null, actor: null }) as HistoryEntry;
const row = { id: "1", version: 3, name: "Ada", value: 20, stage: "won" };

test("a change of fields is taken back to their former values, while all of them still stand as it left them", () => {
  const entry = changed({ value: 10, name: "Eda", score: 1 }, { value: 20, name: "Ada", score: 2 });
  expect(reversalOf(entry, row, known)).toEqual({ values: { name: "Eda", value: 10 } });
  expect(reversalOf(entry, { ...row, value: 30 } as never, known)).toBeNull();
  expect(reversalOf(changed({ value: null }, { value: 20 }), row, known)).toEqual({ values: { value: null } });
});

test("a change of state leads back to the former state, not over a later one", () => {
  const entry = changed({ stage: "new", value: 1 }, { stage: "won", value: 20 }, "win");
  expect(reversalOf(entry, row, known)).toEqual({ state: "new" });
  expect(reversalOf(entry, { ...row, stage: "lost" } as never, known)).toBeNull();
});

test("what made a record, removed it or changed nothing that people change is not taken back", () => {
  expect(reversalOf(changed(null, { name: "Ada" }, "create"), row, known)).toBeNull();
  expect(reversalOf(changed({ deleted_at: null }, { deleted_at: "now" }, "remove"), row, known)).toBeNull();
  expect(reversalOf(changed({ score: 1 }, { score: 2 }), row, known)).toBeNull();
});
