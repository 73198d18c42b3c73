import { sql } from "../../database/drizzle.ts";
import { sqlState, type Transaction } from "../../database/door.ts";
import type { Entity } from "../../entity/describe.ts";
import { AppError } from "../../entity/errors.ts";
import { perform } from "../../entity/perform.ts";
import { entityOf } from "../../entity/tools.ts";
import { translateError } from "../../entity/translate-error.ts";
import { beginRelease } from "./approve.ts";

type Values = Record<string, unknown>;

/**
 * Has what is proposed wait with other values: it is done with them as the person whose transaction this is, what that changes
 * is noted, and the rest of it undone. Where its records have moved on since it was proposed it is void instead.
 */
export async function edit(
  tx: Transaction,
  entities: Record<string, Entity>,
  id: string,
  values: Values,
): Promise<void> {
  await tx.execute("savepoint proposed");
  const tried = await tryWith(tx, entities, id, values);
  await tx.execute("rollback to savepoint proposed");
  if (tried && (await kept(tx, id, tried))) return;
  await tx.execute(sql`select app.close_approval(${id}, 'void', null)`);
}

type Tried = { input: Values; effects: string };

/** What it would be given, and what it would change by that; nothing where its record is gone. */
async function tryWith(
  tx: Transaction,
  entities: Record<string, Entity>,
  id: string,
  values: Values,
): Promise<Tried | null> {
  const begun = await beginRelease(tx, id);
  const { tool } = begun;
  const entity = entityOf(tool, Object.values(entities));
  const act = tool.slice((entity?.name.length ?? 0) + 1);
  if (act !== "update" && act !== "create")
    throw new AppError("RESOURCE_CONFLICT", "What is proposed here has no values that could be edited.");
  const target = begun.input["id"];
  const input = target === undefined ? values : { ...values, id: target };
  try {
    await perform(tx, entities, tool, input);
  } catch (error) {
    if (translateError(error).code === "RESOURCE_NOT_FOUND") return null;
    throw error;
  }
  const effects = sql`select app.rehearsed(${entity?.name ?? null}, ${target ?? null})::text as effects`;
  const { rows } = await tx.execute<{ effects: string }>(effects);
  return { input, effects: rows[0]?.effects ?? "[]" };
}

/** Keeps what is to be approved now; false where its records are not what they were when it was proposed. */
async function kept(tx: Transaction, id: string, { input, effects }: Tried): Promise<boolean> {
  try {
    await tx.execute("savepoint edited");
    await tx.execute(sql`select app.edit_approval(${id}, ${JSON.stringify(input)}, ${effects})`);
    return true;
  } catch (error) {
    if (sqlState(error) !== "TD002") throw error;
    await tx.execute("rollback to savepoint edited");
    return false;
  }
}
