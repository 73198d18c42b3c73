import type { Context } from "hono";
import type { Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import type { Asking } from "./request.ts";

/** Answers of so many bytes are packed, for whoever takes them so: of shorter ones it takes longer than it saves. */
export const packed_from = 4096;

/** An answer of JSON text as PostgreSQL has made it. */
export function jsonAnswer(c: Context, text: string, status: 200 | 201 = 200): Response {
  // Packing is left out where the head says that it is short; to whoever takes nothing packed Node says the length itself.
  if (text.length < packed_from && c.req.header("accept-encoding") !== undefined)
    c.header("content-length", String(Buffer.byteLength(text)));
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
