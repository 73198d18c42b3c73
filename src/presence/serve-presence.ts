import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";

const beat_input = z.strictObject({
  is_online: z.boolean(),
  current_page: z.string().max(500),
  session_id: z.string().min(8).max(64),
});
const on_query = z.strictObject({ entity: z.string().max(60), id: z.uuid() });

const online = `
  select json_build_object('count', count(*), 'people', coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.last_seen desc) filter (where p.place <= 50), '[]'))::text
    from (select u.id, u.name, e.last_seen, row_number() over (order by e.last_seen desc) as place
      from public.employee_presence e join public.people u on u.id = e.user_id
     where e.is_online and e.last_seen > now() - interval '90 seconds' and u.kind = 'employee') p`;

/**
 * Who is there: `POST` is a beat of one tab (a beacon too, hence no idempotency key: the same beat twice is one), `GET`
 * the colleagues who are online, `GET /on` those who have a record open.
 */
export function servePresence(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/", async (c) => {
    const { is_online, current_page, session_id } = beat_input.parse(await c.req.json());
    const text = "select app.beat($1, $2, $3)";
    await database.flush(c.var.actor, [{ text, values: [session_id, is_online, current_page] }]);
    return c.body(null, 204);
  });
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.var.actor, [{ text: online, values: [] }]);
    return c.json({ data: JSON.parse(rows?.[0]?.[0] ?? "null") as unknown });
  });
  app.get("/on", async (c) => {
    const { entity, id } = on_query.parse(c.req.query());
    const [rows] = await database.flush(c.var.actor, [{ text: "select app.present_on($1, $2)", values: [entity, id] }]);
    return c.json({ data: JSON.parse(rows?.[0]?.[0] ?? "[]") as unknown });
  });
  return app;
}
