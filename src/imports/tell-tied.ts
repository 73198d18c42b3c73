import type { Actor, Database, Transaction } from "../database/door.ts";
import type { ImportRecord, Sample } from "./import-record.ts";
import { addLeftOut } from "./left-out.ts";
import { advance, keepLeft, type NotTaken } from "./progress.ts";
import { fileRows } from "./read-file.ts";
import type { Ties } from "./ties.ts";
import type { Tied } from "./write-ties.ts";

type Left = Pick<NotTaken, "line" | "cells" | "left_out" | "row_id">;

/** The rows of which something was left out once all were in, with their cells, which are read anew: nobody keeps all of a file. */
export async function rowsLeft(
  database: Database,
  actor: Actor,
  record: ImportRecord,
  ties: Ties,
  { left }: Tied,
): Promise<Left[]> {
  if (left.size === 0) return [];
  const ids = new Map(ties.rows.map(({ line, id }) => [line, id ?? null]));
  const found: Left[] = [];
  for await (const rows of fileRows(database, actor, record.id, record.format))
    for (const { line, cells } of rows) {
      const left_out = left.get(line);
      const row_id = record.state === "checking" ? null : (ids.get(line) ?? null);
      if (left_out) found.push({ line, cells, left_out, row_id });
    }
  return found;
}

/** Tells it of the import, in the transaction that ends it: work that begins anew tells it once. */
export async function tell(tx: Transaction, record: ImportRecord, tied: Tied, left: Left[]): Promise<void> {
  for (let from = 0; from < left.length; from += 500) await keepLeft(tx, record.id, left.slice(from, from + 500));
  const cells = (record.counts.cells ?? 0) + left.reduce((sum, { left_out }) => sum + left_out.length, 0);
  await advance(tx, record, 0, {
    counts: { ...record.counts, ...(tied.count > 0 && { tied: tied.count }), ...(cells > 0 && { cells }) },
    samples: withParents(record.samples, tied.samples),
    left_out: addLeftOut(
      record.left_out,
      left.map(({ left_out }) => ({ left: left_out })),
    ),
  });
}

const most_told = 50;

// A row that gets another parent is told once, with all that is overwritten.
function withParents(samples: Sample[], others: Sample[]): Sample[] {
  const by_line = new Map(samples.map((one) => [one.line, one]));
  const merged = others.slice(0, most_told).map((one) => {
    const known = by_line.get(one.line);
    return { ...one, values: { ...known?.values, ...one.values }, before: { ...known?.before, ...one.before } };
  });
  const lines = new Set(merged.map(({ line }) => line));
  return [...merged, ...samples.filter(({ line }) => !lines.has(line))].slice(0, most_told);
}
