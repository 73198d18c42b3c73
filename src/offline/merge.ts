import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";
import { changesOf, type Item } from "./item.ts";

/** One field that two people have changed. */
export type FieldClash = { name: string; base: unknown; mine: unknown; theirs: unknown };

/** What is left of a change on a record that somebody else has changed since: what goes through, and what clashes. */
export function mergeChange(
  item: Pick<Item, "body" | "row">,
  stored: RecordRow,
): { change: Values; clashes: FieldClash[] } {
  const change: Values = {};
  const clashes: FieldClash[] = [];
  for (const [name, mine] of Object.entries(changesOf(item))) {
    const [base, theirs] = [item.row && columnOf(item.row, name), columnOf(stored, name)];
    // Both wrote the same, or it had arrived after all: nothing is left to do.
    if (same(mine, theirs)) continue;
    if (item.row && same(base, theirs)) change[name] = mine;
    else clashes.push({ name, base, mine, theirs });
  }
  return { change, clashes };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
