import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";

export const marked = z.strictObject({ p_notification_id: z.uuid() });

/** The functions of the notifications; listing, putting off and deleting come with the entity. */
export function serveNotifications(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  // A question, though it is sent as a POST.
  app.post("/rpc/get_unread_notification_count", async (c) => {
    const text = "select public.get_unread_notification_count()";
    const [rows] = await database.flush(c.get("actor"), [{ text, values: [] }]);
    return c.json({ data: Number(rows?.[0]?.[0]) });
  });
  app.post("/rpc/mark_notification_read", async (c) => {
    const { body, replay } = await written(c);
    const { p_notification_id } = marked.parse(body);
    await callOnce(database, c.get("actor"), replay, "public.mark_notification_read($1)::text", [p_notification_id]);
    return c.json({ data: {} });
  });
  app.post("/rpc/mark_all_notifications_read", async (c) => {
    const { replay } = await written(c);
    const marked = await callOnce(database, c.get("actor"), replay, "public.mark_all_notifications_read()", []);
    return c.json({ data: { marked } });
  });
  return app;
}
