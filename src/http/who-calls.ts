import { createHash } from "node:crypto";
import type { Actor, Database } from "../database/door.ts";
import { Newest } from "../newest.ts";
import { translateError } from "../entity/translate-error.ts";

/**
 * Tells by their proof whose share a call is of: a person's, whatever sessions they have, or that of all their keys
 * together, which are not to silence their person, nor each to have a share. It is asked once and kept, for counting only.
 * Undefined for a proof that opens nothing.
 */
export function whoCalls(database: Database): (actor: Actor) => Promise<string | undefined> {
  const known = new Newest<string, string>();
  return async (actor) => {
    const mark = createHash("sha256").update(actor.proof).digest("base64url");
    const kept = known.get(mark);
    if (kept !== undefined) return kept;
    const person = await personOf(database, actor);
    if (person === undefined) return undefined;
    const caller = actor.proof.startsWith("key:") ? keysOf(person) : person;
    known.set(mark, caller);
    return caller;
  };
}

/** What the keys of a person are called together. */
export const keysOf = (person: string): string => `keys of ${person}`;

async function personOf(database: Database, actor: Actor): Promise<string | undefined> {
  try {
    const [rows] = await database.flush(actor, [{ text: "select app.user_id()::text", values: [] }]);
    return rows?.[0]?.[0] ?? undefined;
  } catch (error) {
    // Whoever answers the call says what is wrong with the proof.
    if (translateError(error).code.startsWith("AUTH_")) return undefined;
    throw error;
  }
}
