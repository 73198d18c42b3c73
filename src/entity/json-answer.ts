import type { Context } from "hono";
import type { Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import type { Asking } from "./request.ts";

/** An answer of JSON text as PostgreSQL has made it. */
export function jsonAnswer(c: Context, text: string, status: 200 | 201 = 200): Response {
  return c.body(text, status, { "content-type": "application/json; charset=utf-8" });
}

/** Asks one statement as the caller, after some that only prepare it; answers the JSON text that it makes as `data`. */
export async function dataAnswer(
  c: Context<Asking>,
  database: Database,
  statement: Statement,
  before: Statement[] = [],
): Promise<Response> {
  const rows = (await database.flush(c.get("actor"), [...before, statement])).at(-1);
  return jsonAnswer(c, `{"data":${rows?.[0]?.[0] ?? "null"}}`);
}
