import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { hashOf, newKey } from "./api-key.ts";
import type { Identity } from "./identity.ts";
import { passwordAsked } from "./password-asked.ts";
import { line } from "../entity/written.ts";

export const make_input = z.strictObject({
  name: line(100),
  scope: z.enum(["read", "write"]),
  days: z.int().min(1).max(365).default(90),
  current: z.string().max(128),
});
const end_input = z.strictObject({ id: z.uuid() });

/** One's own API keys: made with the password and answered once, ended without it. */
export function serveApiKeys(database: Database, identity: Identity): Hono<Asking> {
  const app = new Hono<Asking>();
  const proven = passwordAsked(identity);
  app.post("/make", async (c) => {
    const { name, scope, days, current } = make_input.parse(await c.req.json());
    const key = newKey();
    const values = [await proven(c, current), hashOf(key), name, scope, days];
    const call = "select app.make_api_key($1, $2, $3, $4, $5)::text";
    const [rows] = await database.flush(c.get("actor"), [{ text: call, values }]);
    const made = JSON.parse(rows?.[0]?.[0] ?? "{}") as { id: string; expires_at: string };
    return c.json({ data: { ...made, key } }, 201);
  });
  app.post("/end", async (c) => {
    const { body, replay } = await written(c);
    const { id } = end_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.end_api_key($1)", [id]);
    return c.json({ data: {} });
  });
  return app;
}
