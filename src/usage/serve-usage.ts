import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";

const event = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1).max(100),
  at: z.iso.datetime(),
  path: z.string().max(300),
  properties: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
});
export const usage_input = z.strictObject({ events: z.array(event).max(100) });
export const consent_input = z.strictObject({
  purpose: z.enum(["usage", "analytics", "recording", "errors"]),
  agreed: z.boolean(),
});

/** What browsers note of their use (the queue's flush, which is a beacon at the end of a page), and what people agree to. */
export function serveUsage(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/events", async (c) => {
    const { events } = usage_input.parse(await c.req.json());
    await database.flush(c.get("actor"), [{ text: "select app.record_usage($1)", values: [JSON.stringify(events)] }]);
    return c.body(null, 204);
  });
  app.post("/consent", async (c) => {
    const { purpose, agreed } = consent_input.parse(await c.req.json());
    await database.flush(c.get("actor"), [{ text: "select app.consent($1, $2)", values: [purpose, agreed] }]);
    return c.body(null, 204);
  });
  return app;
}
