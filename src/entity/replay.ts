import { sqlState, type Actor, type Database } from "../database/door.ts";
import { AppError } from "./errors.ts";

/** How a repeated write is recognised: the caller's key, and what was asked under it. */
export type Replay = { key: string; fingerprint: string };

/**
 * Calls a function of the database once per key: its answer (JSON) is kept in the same transaction, and a repeated call
 * gets it again.
 */
export async function callOnce(
  database: Database,
  actor: Actor,
  replay: Replay,
  call: string,
  values: unknown[],
): Promise<unknown> {
  const [key, fingerprint] = [values.length + 1, values.length + 2];
  const text = `with made as materialized (select to_jsonb(${call}) as result),
    kept as (insert into app.idempotency (user_id, key, fingerprint, result) select app.user_id(), $${key}, $${fingerprint}, result from made)
    select result::text from made`;
  try {
    const [rows] = await database.flush(actor, [{ text, values: [...values, replay.key, replay.fingerprint] }]);
    return JSON.parse(rows?.[0]?.[0] ?? "null");
  } catch (error) {
    return formerResult(database, actor, replay, error);
  }
}

/** What the write under this key resulted in the first time; throws on what is no repetition. */
export async function formerResult(database: Database, actor: Actor, replay: Replay, error: unknown): Promise<unknown> {
  const { constraint } = constraintOf(error);
  if (sqlState(error) !== "23505" || constraint !== "idempotency_pkey") throw error;
  const text = "select fingerprint, result::text from app.idempotency where user_id = app.user_id() and key = $1";
  const [rows] = await database.flush(actor, [{ text, values: [replay.key] }]);
  const [fingerprint, result] = rows?.[0] ?? [];
  if (fingerprint !== replay.fingerprint) {
    throw new AppError("RESOURCE_CONFLICT", "This idempotency key was used for something else. Send a new one.");
  }
  return JSON.parse(result ?? "null");
}

function constraintOf(error: unknown): { constraint: string | undefined } {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown };
  return constraint === undefined && cause ? constraintOf(cause) : { constraint };
}
