import { sql } from "../../database/drizzle.ts";
import type { Actor } from "../../database/door.ts";
import { keepNothing } from "../../database/keep-nothing.ts";
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
    const effects = await rehearsed(needs, entered, act);
    if (typeof effects !== "string") return effects;
    const kept = sql`select app.keep_approval(${id}, ${attempt}, ${JSON.stringify(told(act))}, ${effects}) as id`;
    return orRefused(["RESOURCE_CONFLICT"], async () => {
      const { rows } = await database.as(system, (tx) => tx.execute<{ id: string | null }>(kept));
      return rows[0]?.id ? "proposed" : "known";
    });
  };
}

// (PostgreSQL keeps no half of a character, and cuts a title itself; marks that turn the way of writing are for nobody to decide by.)
const clean = (text: string) => text.toWellFormed().replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/g, "");
const told = ({ title, why, ...act }: Act) => ({ ...act, title: clean(title), why: clean(why) });

// What is the act's own, and the same the next time.
const acts_own = [
  "RESOURCE_CONFLICT",
  "RESOURCE_NOT_FOUND",
  "PERMISSION_DENIED",
  "INSUFFICIENT_PRIVILEGES",
  "VALIDATION_FAILED",
  "INVALID_INPUT",
];

async function orRefused<T>(codes: string[], work: () => Promise<T>): Promise<T | { refused: string }> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = translateError(error);
    if (!codes.includes(code)) throw error;
    return { refused: message };
  }
}

/** What an act would change, as JSON (app.effects), or why it cannot be done. */
export const rehearsed = (needs: WorkNeeds, entered: Actor, act: Act): Promise<string | { refused: string }> =>
  orRefused(acts_own, () => rehearse(needs, entered, act));

/** What an act changes, as JSON (app.effects): it is done in a transaction of which nothing is kept, and could not be. */
function rehearse({ database, kernel }: WorkNeeds, entered: Actor, { tool, input }: Act): Promise<string> {
  const entity = entityOf(tool, Object.values(kernel.entities))?.name ?? null;
  const effects = sql`select app.rehearsed(${entity}, ${input["id"] ?? null})::text as effects`;
  return keepNothing(database, { ...entered, tool }, async (tx) => {
    await perform(tx, kernel.entities, tool, input);
    const { rows } = await tx.execute<{ effects: string }>(effects);
    return rows[0]?.effects ?? "[]";
  });
}
