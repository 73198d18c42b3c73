import { sql } from "../database/drizzle.ts";
import { sqlState, type Transaction } from "../database/door.ts";

/** Writes rows together; where the database refuses, finds out which of them it refuses and writes the others. */
export async function splitOnError<T>(
  tx: Transaction,
  rows: T[],
  write: (rows: T[]) => Promise<void>,
  refuse: (row: T, error: unknown) => void,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`savepoint part`);
  try {
    await write(rows);
    await tx.execute(sql`release savepoint part`);
    return;
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    await tx.execute(sql`rollback to savepoint part`);
    await tx.execute(sql`release savepoint part`);
    if (rows.length === 1) return refuse(rows[0] as T, error);
  }
  const middle = rows.length >> 1;
  await splitOnError(tx, rows.slice(0, middle), write, refuse);
  await splitOnError(tx, rows.slice(middle), write, refuse);
}

/** Values, constraints, rights and what functions refuse of a row are its own fault; a lost connection or a timeout is nobody's. */
export function isAboutRows(error: unknown): boolean {
  const state = sqlState(error) ?? "";
  return /^2[23]/.test(state) || ["42501", "40000", "P0001"].includes(state);
}
