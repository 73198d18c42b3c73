import { sql } from "../database/drizzle.ts";
import { sqlState, type Actor, type Database, type Transaction } from "../database/door.ts";
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
  // Where the caller made the record's id, a repetition meets its own record before its own key.
  if (sqlState(error) !== "23505") throw error;
  const former = await keptResult(database, actor, replay);
  if (!former) throw error;
  return former.result;
}

/** What is kept under this key, if anything; throws where it was used for something else. */
export async function keptResult(
  database: Database,
  actor: Actor,
  replay: Replay,
): Promise<{ result: unknown } | undefined> {
  const [rows] = await database.flush(actor, [{ text: kept, values: [replay.key] }]);
  return read(replay, rows?.[0]);
}

/** The same within a transaction. */
export async function keptIn(tx: Transaction, replay: Replay): Promise<{ result: unknown } | undefined> {
  const { rows } = await tx.$client.query<string[]>({ text: kept, values: [replay.key], rowMode: "array" } as never);
  return read(replay, rows[0]);
}

/** Keeps what a write resulted in under its key, in the transaction of the write. */
export async function keepResult(tx: Transaction, { key, fingerprint }: Replay, result: unknown): Promise<void> {
  await tx.execute(
    sql`insert into app.idempotency (user_id, key, fingerprint, result) values (app.user_id(), ${key}, ${fingerprint}, ${JSON.stringify(result)})`,
  );
}

/** What a write of this transaction resulted in, where that is more than what was kept when it began. */
export async function keepMore(tx: Transaction, { key }: Replay, result: unknown): Promise<void> {
  await tx.execute(
    sql`update app.idempotency set result = ${JSON.stringify(result)} where user_id = app.user_id() and key = ${key}`,
  );
}

const kept = "select fingerprint, result::text from app.idempotency where user_id = app.user_id() and key = $1";

function read(replay: Replay, row: (string | null)[] | undefined): { result: unknown } | undefined {
  if (!row) return undefined;
  const [fingerprint, result] = row;
  if (fingerprint !== replay.fingerprint) {
    throw new AppError("RESOURCE_CONFLICT", "This idempotency key was used for something else. Send a new one.");
  }
  return { result: JSON.parse(result ?? "null") };
}
