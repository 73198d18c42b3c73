import { sql } from "../../database/drizzle.ts";
import { sqlState, type Transaction } from "../../database/door.ts";
import type { Entity } from "../../entity/describe.ts";
import { perform } from "../../entity/perform.ts";
import { translateError } from "../../entity/translate-error.ts";

type Begun = { tool: string; input: Record<string, unknown> };

/** Begins to do what is proposed, as the person whose transaction this is: what follows is kept by app.release only. */
export async function beginRelease(tx: Transaction, id: string): Promise<Begun> {
  const { rows } = await tx.execute<{ act: Begun }>(sql`select app.begin_release(${id}) as act`);
  return (rows as [{ act: Begun }])[0].act;
}

/**
 * Does what was proposed as the person whose transaction this is, where it changes exactly what it did when it was rehearsed. The
 * first of two people leaves everything as it is, and is noted.
 */
export async function approve(tx: Transaction, entities: Record<string, Entity>, id: string): Promise<void> {
  await tx.execute("savepoint proposed");
  const instead = await done(tx, entities, id);
  if (!instead) return;
  await tx.execute("rollback to savepoint proposed");
  await tx.execute(sql`select app.close_approval(${id}, ${instead}, null)`);
}

/** Nothing where it is done; otherwise what is to be noted instead. */
async function done(tx: Transaction, entities: Record<string, Entity>, id: string): Promise<"void" | "first" | null> {
  const { tool, input } = await beginRelease(tx, id);
  try {
    await perform(tx, entities, tool, input);
    await tx.execute(sql`select app.release(${id})`);
    return null;
  } catch (error) {
    if (sqlState(error) === "TD003") return "first";
    // Its records are not what they were.
    if (sqlState(error) === "TD002") return "void";
    if (["RESOURCE_CONFLICT", "RESOURCE_NOT_FOUND"].includes(translateError(error).code)) return "void";
    throw error;
  }
}
