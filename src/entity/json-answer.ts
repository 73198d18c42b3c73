import type { Context } from "hono";

/** An answer of JSON text as PostgreSQL has made it. */
export function jsonAnswer(c: Context, text: string, status: 200 | 201 = 200): Response {
  return c.body(text, status, { "content-type": "application/json; charset=utf-8" });
}
