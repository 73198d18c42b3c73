import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { jsonAnswer } from "../entity/json-answer.ts";

const chosen = z.strictObject({ id: z.uuid() });

/** The log of outgoing mail, for those who may see it: what became of each, never what stands in it; and another try. */
export function serveMail(database: Database, configured: boolean): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.get("actor"), [{ text: "select app.mail_log()::text", values: [] }]);
    const body = `{"data":{"configured":${configured},"mails":${rows?.[0]?.[0]}}}`;
    return jsonAnswer(c, body);
  });
  app.post("/retry", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.retry_mail($1)::text", [chosen.parse(body).id]);
    return c.json({ data: {} });
  });
  return app;
}
