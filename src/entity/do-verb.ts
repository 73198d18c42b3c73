import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { conflict, notFound } from "./refusal.ts";
import type { Verb } from "./verb.ts";

/** A verb on one record within a transaction; `input` is checked, `begun` is told before it could fail. */
export async function doVerb(
  tx: Transaction,
  entity: Entity,
  verb: Verb<z.ZodObject>,
  { id, version }: { id: string; version?: unknown },
  input: Record<string, unknown>,
  begun?: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select version from ${entity.table} where id = ${id} and deleted_at is null`,
  );
  if (!rows[0]) throw notFound();
  if (version !== undefined && rows[0].version !== version) throw conflict(Number(version), rows[0].version);
  await begun?.();
  await verb.run({ tx, input: { ...input, id } });
}
