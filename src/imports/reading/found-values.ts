import type { Field } from "../../entity/describe.ts";
import { readCountry } from "./countries.ts";
import { readChoice, readFlag } from "./values.ts";

/** A text of a column, how often it was seen in what was looked at, and what it was taken for; null where that is to be said. */
export type FoundValue = { text: string; count: number; means: string | null };

const most_shown = 60;

/** The different texts of a column whose values are mapped one by one, the most frequent first. */
export function meaningsOf(field: Field | undefined, cells: string[]): FoundValue[] {
  const read = field && readerOf(field);
  if (!read) return [];
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell.slice(0, 200), (counts.get(cell.slice(0, 200)) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most_shown)
    .map(([text, count]) => ({ text, count, means: read(text) ?? null }));
}

function readerOf(field: Field): ((text: string) => string | undefined) | undefined {
  const { choices, listed } = field;
  if (choices) return (text) => readChoice(text, choices, listed);
  if (field.kind === "flag") return (text) => readFlag(text)?.toString();
  if (field.kind === "country") return readCountry;
  // Who a name means is looked up when the rows are checked.
  return field.name === "owner_id" ? () => undefined : undefined;
}
