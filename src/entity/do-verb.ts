import { sql } from "../database/drizzle.ts";
import type { z } from "zod";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { conflict, notFound } from "./refusal.ts";
import type { Preview, Verb } from "./verb.ts";

type Seen = { version: number };

/** A verb on one record within a transaction; `input` is checked, `begun` is told before it could fail. Answers its result. */
export async function doVerb(
  tx: Transaction,
  entities: Record<string, Entity>,
  entity: Entity,
  verb: Verb<z.ZodObject>,
  { id, version }: { id: string; version?: unknown },
  input: Record<string, unknown>,
  begun?: () => Promise<unknown>,
): Promise<unknown> {
  // (A repetition finds its key, before it finds the version gone on.)
  await begun?.();
  const read = sql`select version from ${entity.table} where id = ${id} and deleted_at is null`;
  // Held, so that nobody comes between; what one may see and not change is the verb's own to hold (app.hand_over), and what one may
  // do a verb to without changing it is held by that verb's scopes.
  const apart = version !== undefined && verb.right !== "update";
  if (apart) await tx.execute(sql`select app.hold(${entity.name}, ${id}, ${verb.right})`);
  const held = version === undefined || apart ? { rows: [] } : await tx.execute<Seen>(sql`${read} for no key update`);
  const [seen] = held.rows[0] ? held.rows : (await tx.execute<Seen>(read)).rows;
  if (!seen) throw notFound();
  if (version !== undefined && seen.version !== version) throw conflict(Number(version), seen.version);
  return verb.run({ tx, entities, entity, input: { ...input, id } });
}

/** What a verb would do to a record that the caller sees. */
export async function foretell(
  tx: Transaction,
  entities: Record<string, Entity>,
  entity: Entity,
  preview: Preview<z.ZodType>,
  id: string,
  input: Record<string, unknown>,
): Promise<unknown> {
  await tx.execute("set transaction read only");
  const { rows } = await tx.execute(sql`select from ${entity.table} where id = ${id} and deleted_at is null`);
  if (rows.length === 0) throw notFound();
  return preview.read({ tx, entities, entity, input: { ...input, id } });
}
