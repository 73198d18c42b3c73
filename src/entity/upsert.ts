import { sql } from "../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { insertRow } from "./insert-row.ts";
import { apart, assigned, together } from "./own-fields.ts";
import { rowsOf } from "./rows-of.ts";
import { stored } from "./write.ts";

/** Values of a record, and the columns by which it is known whether it is there already. */
export const upsert_input = z.strictObject({
  match: z.array(z.string().max(60)).min(1).max(3).describe("Columns that together name one record"),
  values: z.record(z.string(), z.unknown()),
});

/**
 * Changes the record that has these values in the matching columns, among what the caller sees, or creates it as `id`;
 * answers its id. Two upserts that match by the same values wait for each other, so that not both create.
 */
export async function upsert(tx: Transaction, entity: Entity, id: string, input: unknown): Promise<string> {
  const { match, values: sent } = upsert_input.parse(input);
  const values = apart(entity, sent) as Record<string, unknown>;
  const sample = entity.create.partial().parse(values) as Record<string, unknown>;
  const keys = match.map((column) => {
    const { list, kind } = entity.fields[column] ?? { list: true };
    if (list || kind === "data") throw new AppError("INVALID_INPUT", `Records cannot be matched by ${column}.`);
    if (sample[column] === undefined || sample[column] === null)
      throw new AppError("INVALID_INPUT", `${column} is to be matched, but has no value.`);
    return [column, sample[column]] as const;
  });
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([entity.name, keys])}, 0))`);
  const same = sql.join(
    keys.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql` and `,
  );
  const living = entity.has_bin ? sql` and deleted_at is null` : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${rowsOf(entity)} where ${same}${living} order by id limit 2`,
  );
  if (rows.length > 1) throw new AppError("RESOURCE_CONFLICT", "Several records have these values.");
  if (!rows[0]) {
    const given = Object.entries(together({ ...(entity.create.parse(values) as object), id }));
    return insertRow(
      tx,
      entity.table,
      Object.fromEntries(given.map(([column, value]) => [column, stored(entity, column, value)])),
    );
  }
  const given = Object.entries(values).filter(([column]) => entity.fields[column]?.updatable !== false);
  const changed = await tx
    .update(entity.table)
    .set(changeOf(entity, Object.fromEntries(given)))
    .where(sql`id = ${rows[0].id}`)
    .returning({ id: sql`id` });
  if (changed.length === 0)
    throw new AppError("PERMISSION_DENIED", "You don't have permission to access this data or perform this action.");
  return rows[0].id;
}

function changeOf(entity: Entity, given: Record<string, unknown>): Record<string, unknown> {
  const { custom, ...values } = together(entity.update.parse(given) as Record<string, unknown>);
  if (custom === undefined) return values;
  return { ...values, custom: assigned("custom", sql`${JSON.stringify(custom)}`) };
}
