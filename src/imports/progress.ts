import { sql } from "drizzle-orm";
import type { Transaction } from "../database/door.ts";
import type { Counts, ImportRecord, Sample } from "./import-record.ts";
import type { Taken } from "./take-rows.ts";

/** Somebody has cancelled the import, or another server has taken it over: whoever worked on it lets go. */
export class Superseded extends Error {}

export type NotTaken = {
  line: number;
  outcome: string;
  cells: string[];
  reasons: Record<string, string>;
  row_id: string | null;
};

/** Stores how far the work has come, in the transaction of the work itself, so that nothing is done twice or left out. */
export async function advance(
  tx: Transaction,
  record: ImportRecord,
  by: number,
  counts: Counts,
  samples: Sample[],
): Promise<void> {
  const { rows } = await tx.execute(sql`update public.imports
    set done = ${record.done + by}, total = greatest(total, ${record.done + by}), counts = ${JSON.stringify(counts)}::jsonb, samples = ${JSON.stringify(samples)}::jsonb, beat_at = now()
    where id = ${record.id} and state = ${record.state} and done = ${record.done} and run_id = ${record.run_id} returning id`);
  if (rows.length === 0) throw new Superseded();
}

/** Keeps rows that were not taken, with their reasons. */
export async function keepNotTaken(tx: Transaction, import_id: string, rows: NotTaken[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`insert into app.import_rows (import_id, line, outcome, cells, reasons, row_id)
    select ${import_id}, line, outcome, cells, reasons, row_id
      from json_to_recordset(${JSON.stringify(rows)}::json) r (line int, outcome text, cells jsonb, reasons jsonb, row_id uuid)`);
}

/** Ends the work in a state, and the run with it. */
export async function finish(tx: Transaction, record: ImportRecord, state: ImportRecord["state"]): Promise<void> {
  const { rows } = await tx.execute(sql`update public.imports set state = ${state}, total = done, error = null
    where id = ${record.id} and state = ${record.state} and done = ${record.done} and run_id = ${record.run_id} returning id`);
  if (rows.length === 0) throw new Superseded();
  await tx.execute(sql`select app.end_run(${record.run_id})`);
}

/** Counts with those of some rows added. */
export function counted(counts: Counts, outcomes: Taken["outcome"][]): Counts {
  const sum = { ...counts };
  for (const outcome of outcomes) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}
