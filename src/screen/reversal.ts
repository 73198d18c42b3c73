import type { HistoryEntry } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";

/** What takes a change back: the former values of its fields, or the former state, which a verb leads to. */
export type Reversal = { values: Values } | { state: string };

type Known = { fields: FieldMeta[]; state: string | null };

/** How a change of a record is taken back; null where it made or removed the record, or where what it changed has moved since. */
export function reversalOf(entry: HistoryEntry, row: RecordRow, { fields, state }: Known): Reversal | null {
  const { verb, before, after } = entry;
  if (verb === "create" || !before || !after || "deleted_at" in after) return null;
  const stands = (name: string) => same(columnOf(row, name), after[name]);
  if (state !== null && state in after) return stands(state) ? { state: String(before[state]) } : null;
  // What follows from them, such as when it was last changed, follows back by itself.
  const changed = fields.filter(({ name, updatable }) => updatable && name in after).map(({ name }) => name);
  if (changed.length === 0 || !changed.every(stands)) return null;
  return { values: Object.fromEntries(changed.map((name) => [name, before[name] ?? null])) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
