import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { dataAnswer } from "../entity/json-answer.ts";

export const asked = z.strictObject({
  p_query: z.string().normalize().max(200),
  p_limit: z.int().min(1).max(50).default(20),
});
export const made = z.strictObject({ p_query: z.string().normalize().max(200) });

/** What a search finds, as one JSON text: of its words, so many at most. */
export const search = "select coalesce(json_agg(h), '[]')::text from app.found($1, $2) h";
const popular = `select coalesce(json_agg(p), '[]')::text from
  (select query_text, search_count from public.popular_searches order by search_count desc, query_text limit 5) p`;

/** The functions of the global search: what matches, what is popular, and that somebody has made a search. */
export function serveSearch(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  // A question, though it is sent as a POST: it changes nothing and needs no key.
  app.post("/rpc/search_global", async (c) => {
    const { p_query, p_limit } = asked.parse(await c.req.json());
    return dataAnswer(c, database, { text: search, values: [p_query, p_limit] });
  });
  app.post("/rpc/record_search", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.record_search($1)::text", [made.parse(body).p_query]);
    return c.json({ data: {} });
  });
  app.get("/popular_searches", (c) => dataAnswer(c, database, { text: popular, values: [] }));
  return app;
}
