import { type PgTable, sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";

/** Inserts a row of these columns and no others; answers its id. (Drizzle's own insert names every column, also those that the role may not write.) */
export async function insertRow(tx: Transaction, table: PgTable, values: Record<string, unknown>): Promise<string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = given.map(([column]) => sql.identifier(column));
  const stores = given.map(([, value]) => sql`${sql.param(value)}`);
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into ${table} (${sql.join(columns, sql`, `)}) values (${sql.join(stores, sql`, `)}) returning id`,
  );
  return rows[0]?.id ?? "";
}
