import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Actor } from "../database/door.ts";
import { AppError } from "./errors.ts";
import type { Replay } from "./replay.ts";

/** What the routes find in their context: who asks, and the request's id. */
export type Asking = { Variables: { actor: Actor; request_id: string } };

/** The body of a write, which is JSON (http/json-body.ts), and how its repetition is recognised; refuses one without an idempotency key. */
export async function written(c: Context): Promise<{ body: unknown; replay: Replay }> {
  const key = c.req.header("idempotency-key");
  if (!key || key.length < 8 || key.length > 200) {
    throw new AppError(
      "INVALID_INPUT",
      "Every write carries an Idempotency-Key of 8 to 200 characters, the same when it is repeated.",
    );
  }
  const text = await c.req.text();
  const fingerprint = createHash("sha256").update(`${c.req.method} ${c.req.path}\n${text}`).digest("base64url");
  return { body: text ? (JSON.parse(text) as unknown) : {}, replay: { key, fingerprint } };
}
