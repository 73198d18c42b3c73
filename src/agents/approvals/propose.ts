import { sql } from "drizzle-orm";
import { type Actor, sqlState } from "../../database/door.ts";
import { entityOf } from "../../entity/tools.ts";
import { perform } from "../../entity/perform.ts";
import { translateError } from "../../entity/translate-error.ts";
import type { Claimed, WorkNeeds } from "../do-task.ts";
import type { Act, Asking } from "../jobs/job.ts";

/**
 * Rehearses acts as the run that is entered, and notes for a person what they would change. The effects are the database's
 * own; what a rehearsal reads or answers goes nowhere.
 */
export function proposerOf(needs: WorkNeeds, entered: Actor, { id, attempt }: Claimed): Asking["propose"] {
  const { database, system } = needs;
  return async (act) => {
    const effects = await orRefused(acts_own, () => rehearse(needs, entered, act));
    if (typeof effects !== "string") return effects;
    const kept = sql`select app.keep_approval(${id}, ${attempt}, ${JSON.stringify(act)}, ${effects}) as id`;
    return orRefused(["RESOURCE_CONFLICT"], async () => {
      const { rows } = await database.as(system, (tx) => tx.execute<{ id: string | null }>(kept));
      return rows[0]?.id ? "proposed" : "known";
    });
  };
}

// What is the act's own, and the same the next time.
const acts_own = ["RESOURCE_CONFLICT", "RESOURCE_NOT_FOUND", "PERMISSION_DENIED", "VALIDATION_FAILED", "INVALID_INPUT"];

async function orRefused<T>(codes: string[], work: () => Promise<T>): Promise<T | { refused: string }> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = translateError(error);
    if (!codes.includes(code)) throw error;
    return { refused: message };
  }
}

/** What an act changes, as JSON (app.effects): it is done in a transaction that tells this by failing, and cannot be kept. */
async function rehearse(
  { database, kernel: { entities } }: WorkNeeds,
  entered: Actor,
  { tool, input }: Act,
): Promise<string> {
  try {
    await database.as({ ...entered, tool }, async (tx) => {
      await perform(tx, entities, tool, input);
      await tx.execute(
        sql`select app.rehearsed(${entityOf(tool, Object.values(entities))?.name}, ${input["id"] ?? null})`,
      );
    });
  } catch (error) {
    if (sqlState(error) === "TD001") return detailOf(error);
    throw error;
  }
  throw new Error("A rehearsal was kept.");
}

function detailOf(error: unknown): string {
  const { detail, cause } = error as { detail?: string; cause?: unknown };
  return detail ?? detailOf(cause);
}
