import { sql } from "../database/drizzle.ts";
import type { Actor, Database, Transaction } from "../database/door.ts";
import type { Counts, ImportRecord } from "./import-record.ts";
import type { LeftOut } from "./candidate.ts";
import type { Taken } from "./take-rows.ts";

/** Somebody has cancelled the import, or another server has taken it over: whoever worked on it lets go. */
export class Superseded extends Error {}

export type NotTaken = {
  line: number;
  outcome: string;
  cells: string[];
  reasons: Record<string, string>;
  /** Cells that were left out of a row that went in without them. */
  left_out: LeftOut[];
  row_id: string | null;
};

/** Stores how far the work has come, in the transaction of the work itself, so that nothing is done twice or left out. */
export async function advance(
  tx: Transaction,
  record: ImportRecord,
  by: number,
  { counts, samples, left_out }: Pick<ImportRecord, "counts" | "samples" | "left_out">,
): Promise<void> {
  const { rows } = await tx.execute(sql`update public.imports
    set done = ${record.done + by}, total = greatest(total, ${record.done + by}), counts = ${JSON.stringify(counts)}::jsonb, samples = ${JSON.stringify(samples)}::jsonb, left_out = ${JSON.stringify(left_out)}::jsonb, beat_at = now()
    where id = ${record.id} and state = ${record.state} and done = ${record.done} and run_id = ${record.run_id} returning id`);
  if (rows.length === 0) throw new Superseded();
}

type Kept = Omit<NotTaken, "left_out"> & { left_out?: LeftOut[] };

/** Keeps rows that were not taken, with their reasons, and those that were taken without some of their cells. */
export async function keepNotTaken(tx: Transaction, import_id: string, rows: Kept[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`insert into app.import_rows (import_id, line, outcome, cells, reasons, left_out, row_id)
    select ${import_id}, line, outcome, cells, reasons, coalesce(left_out, '[]'), row_id
      from json_to_recordset(${JSON.stringify(rows)}::json) r (line int, outcome text, cells jsonb, reasons jsonb, left_out jsonb, row_id uuid)`);
}

/** By line, the rows that an import did not take before it was taken up again. */
export async function notTakenBefore(
  database: Database,
  actor: Actor,
  import_id: string,
): Promise<Map<number, Pick<Taken, "outcome" | "id">>> {
  return database.as(actor, async (tx) => {
    const { rows } = await tx.execute<
      Pick<Taken, "outcome" | "id" | "line">
    >(sql`select line, outcome, row_id::text as id
      from app.import_rows where import_id = ${import_id} and outcome in ('invalid', 'skip', 'binned')`);
    return new Map(rows.map(({ line, ...one }) => [line, one]));
  });
}

/** Keeps what was left out of rows once all were in, beside what was left out of them before. */
export async function keepLeft(
  tx: Transaction,
  import_id: string,
  rows: Pick<NotTaken, "line" | "cells" | "left_out" | "row_id">[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`insert into app.import_rows as k (import_id, line, outcome, cells, reasons, left_out, row_id)
    select ${import_id}, line, 'create', cells, '{}', left_out, row_id
      from json_to_recordset(${JSON.stringify(rows)}::json) r (line int, cells jsonb, left_out jsonb, row_id uuid)
    on conflict (import_id, line) do update set left_out = k.left_out || excluded.left_out`);
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
