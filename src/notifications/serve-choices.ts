import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { jsonAnswer } from "../entity/json-answer.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const chosen = z.strictObject({
  channels: z.record(
    z.string().max(40),
    z.strictObject({ in_app: z.boolean(), email: z.boolean(), push: z.boolean().optional() }),
  ),
  quiet: z.strictObject({ from: time, until: time }).nullable(),
  digest_hour: z.int().min(0).max(23).nullable(),
});
export const mute = z.strictObject({ entity: z.string().max(60), row_id: z.uuid(), muted: z.boolean() });

const mutes = `
  select coalesce(json_agg(json_build_object('entity', entity, 'row_id', row_id, 'name', app.name_seen(entity, row_id)) order by at desc), '[]')::text
    from app.my_mutes()`;

/** What one chooses to be told, by which way and when, and the records of which one wants to hear nothing. */
export function serveChoices(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/notification_settings", async (c) => {
    const [choices, muted] = await database.flush(c.get("actor"), [
      { text: "select app.my_notice_choices()::text", values: [] },
      { text: mutes, values: [] },
    ]);
    const body = `{"data":{"choices":${choices?.[0]?.[0]},"muted":${muted?.[0]?.[0]}}}`;
    return jsonAnswer(c, body);
  });
  app.put("/notification_settings", async (c) => {
    const { body, replay } = await written(c);
    const { channels, quiet, digest_hour } = chosen.parse(body);
    const values = [JSON.stringify(channels), quiet?.from ?? null, quiet?.until ?? null, digest_hour];
    await callOnce(database, c.get("actor"), replay, "app.keep_notice_choices($1, $2, $3, $4)::text", values);
    return c.json({ data: {} });
  });
  app.post("/notification_mutes", async (c) => {
    const { body, replay } = await written(c);
    const { entity, row_id, muted } = mute.parse(body);
    const values = [entity, row_id, muted];
    await callOnce(database, c.get("actor"), replay, "app.mute_record($1, $2, $3)::text", values);
    return c.json({ data: {} });
  });
  return app;
}
