import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";

export const beat_input = z.strictObject({
  is_online: z.boolean(),
  // The path alone: what somebody searches for is in no table.
  current_page: z
    .string()
    .max(500)
    .transform((page) => page.replace(/[?#].*$/s, "")),
  record_id: z.uuid().nullish(),
  session_id: z.string().min(8).max(64),
  beat: z.int().min(1).max(2_147_483_647),
});
export const on_query = z.strictObject({ entity: z.string().max(60), id: z.uuid() });

// Counted by one look over a narrow table; a list of 50 is as much as anybody reads.
const online = `
  with here as materialized (select user_id from public.employee_presence
     where is_online and last_seen > now() - interval '90 seconds' and kind = 'employee')
  select json_build_object('count', (select count(*) from here), 'people', (
    select coalesce(json_agg(p order by p.name), '[]') from (
      select u.id, u.name from (select user_id from here limit 50) h join public.people u on u.id = h.user_id) p))::text`;

/**
 * Who is there: `POST` is a beat of one tab (a beacon too, hence no idempotency key: the same beat twice is one), `GET`
 * the colleagues who are online, `GET /on` those who have a record open.
 */
export function servePresence(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/", async (c) => {
    const { is_online, current_page, record_id, session_id, beat } = beat_input.parse(await c.req.json());
    const text = "select app.beat($1, $2, $3, $4, $5)";
    await database.flush(c.get("actor"), [
      { text, values: [session_id, beat, is_online, current_page, record_id ?? null] },
    ]);
    return c.body(null, 204);
  });
  app.get("/", (c) => dataAnswer(c, database, { text: online, values: [] }));
  app.get("/on", async (c) => {
    const { entity, id } = on_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.present_on($1, $2)", values: [entity, id] });
  });
  return app;
}
