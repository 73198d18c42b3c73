import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { Derive } from "../secrets.ts";
import { secretOf } from "./secret.ts";

export const replay_input = z
  .strictObject({
    delivery: z.uuid().optional(),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  })
  .refine(({ delivery, from, until }) => (delivery ? !from && !until : from && until), {
    message: "names a delivery, or the beginning and the end of a span",
    path: ["delivery"],
  });
export const log_query = z.object({
  before: z.coerce.number().int().min(1).optional(),
  failed: z.stringbool().default(false),
});

/** What is done with webhooks beside their records: their secrets, tests, and the log of what they were sent. */
export function serveWebhooks(database: Database, derive: Derive): Hono<Asking> {
  const app = new Hono<Asking>();
  const idOf = (c: { req: { param(name: "id"): string } }) => z.uuid().parse(c.req.param("id"));
  app.post("/:id/secret", async (c) => {
    const { replay } = await written(c);
    const id = idOf(c);
    const salt = await callOnce(database, c.get("actor"), replay, "app.make_webhook_secret($1)", [id]);
    return c.json({ data: { secret: secretOf(derive, id, String(salt)) } });
  });
  app.post("/:id/test", async (c) => {
    const { replay } = await written(c);
    const id = await callOnce(database, c.get("actor"), replay, "app.test_webhook($1)", [idOf(c)]);
    return c.json({ data: { id } });
  });
  app.post("/:id/replay", async (c) => {
    const { body, replay } = await written(c);
    const { delivery = null, from = null, until = null } = replay_input.parse(body);
    const values = [idOf(c), delivery, from, until];
    const count = await callOnce(database, c.get("actor"), replay, "app.replay_webhook($1, $2, $3, $4)", values);
    return c.json({ data: { count } });
  });
  app.get("/:id/deliveries", (c) => {
    const { before = null, failed } = log_query.parse(c.req.query());
    return dataAnswer(c, database, {
      text: "select app.webhook_log($1, $2, $3)::text",
      values: [idOf(c), before, failed],
    });
  });
  return app;
}
