import type { LeftOut } from "./candidate.ts";

/** A text that was left out, and of how many rows. */
export type LeftOutText = LeftOut & { count: number };

// Beyond that the report has them all, row by row.
const most_texts = 300;

/** What was left out so far with that of more rows: each text of a field once, with how often. */
export function addLeftOut(known: LeftOutText[], rows: { left: LeftOut[] }[]): LeftOutText[] {
  const all = new Map(known.map((one) => [keyOf(one), { ...one }]));
  for (const one of rows.flatMap(({ left }) => left)) {
    const found = all.get(keyOf(one));
    if (found) found.count++;
    else if (all.size < most_texts) all.set(keyOf(one), { ...one, count: 1 });
  }
  return [...all.values()];
}

const keyOf = ({ field, text, reason }: LeftOut) => JSON.stringify([field, text, reason]);
