import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { digestOf, feedPath, newSecret } from "./feed-secret.ts";

export const feed_input = z.strictObject({ name: z.string().trim().min(1).max(100) });
const end_input = z.strictObject({ id: z.uuid() });

/** The secret addresses of one's own calendar: made and answered once, ended at once. */
export function serveFeeds(database: Database, url: string): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/make", async (c) => {
    const { name } = feed_input.parse(await c.req.json());
    const secret = newSecret();
    const call = { text: "select app.make_calendar_feed($1, $2)::text", values: [digestOf(secret), name] };
    const [rows] = await database.flush(c.get("actor"), [call]);
    return c.json({ data: { id: rows?.[0]?.[0], address: `${url}${feedPath(secret)}` } }, 201);
  });
  app.post("/end", async (c) => {
    const { body, replay } = await written(c);
    const { id } = end_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.end_calendar_feed($1)", [id]);
    return c.json({ data: {} });
  });
  return app;
}
