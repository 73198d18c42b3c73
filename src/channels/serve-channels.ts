import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { type Asking, written } from "../entity/request.ts";

/** With whom one writes directly: one to eight colleagues. */
export const direct_input = z.strictObject({ people: z.array(z.uuid()).min(1).max(8) });

/** The words that messages hold. */
export const found_query = z.strictObject({ q: z.string().trim().min(1).max(200) });

// What is unread is counted up to 100 in each: nobody reads a larger number.
const own = `
  select coalesce(json_agg(mine order by mine.last_message_at desc nulls last, mine.name), '[]')::text from (
    select c.id, c.name, c.kind, c.purpose, c.owner_id, c.last_message_at, m.id as member_id, m.version, m.notify, m.read_at, u.unread, u.mentions,
        case when c.kind = 'direct' then (select json_agg(json_build_object('id', o.user_id, 'name', o.user_name) order by o.user_name)
          from public.channel_members o where o.channel_id = c.id and o.deleted_at is null and o.user_id <> m.user_id) end as people
      from public.channel_members m join public.channels c on c.id = m.channel_id and c.deleted_at is null,
        lateral (select count(*) as unread, count(*) filter (where app.user_id() = any (x.mention_ids)) as mentions from (
          select x.mention_ids from public.messages x where x.channel_id = c.id and x.deleted_at is null and x.created_at > m.read_at
            and x.thread_id is null and x.created_by <> m.user_id limit 100) x) u
     where m.user_id = app.user_id() and m.deleted_at is null order by c.last_message_at desc nulls last limit 500) mine`;

/** One's own channels with what is unread in them, messages by their words, and the direct conversation with colleagues, made where there is none. */
export function serveChannels(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/my_channels", (c) => dataAnswer(c, database, { text: own, values: [] }));
  app.get("/found_messages", (c) => {
    const { q } = found_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.found_messages($1)::text", values: [q] });
  });
  app.post("/direct_channels", async (c) => {
    const { body, replay } = await written(c);
    const { people } = direct_input.parse(body);
    const id = await callOnce(database, c.get("actor"), replay, "app.open_direct($1)", [people]);
    return c.json({ data: { id } });
  });
  return app;
}
