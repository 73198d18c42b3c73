import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { merged_kinds } from "./merged-kinds.ts";

const entity = z.enum(merged_kinds);
// (Of several of a kind the first are looked for: each is asked for by itself.)
const most_values = 50;
const most_asked = 5;
const typed = z.string().max(500);

export const similar_asked = z.strictObject({
  entity,
  values: z.record(
    z.string().max(60),
    z
      .union([typed, z.array(typed).max(most_values)])
      .nullable()
      .optional(),
  ),
  but: z.uuid().optional(),
});
export const pairs_asked = z.object({ entity, dismissed: z.enum(["true", "false"]).default("false") });
export const of_asked = z.object({ entity, id: z.uuid() });
export const apart_asked = z.strictObject({ entity, one: z.uuid(), other: z.uuid(), two: z.boolean() });

const similar = `select coalesce(jsonb_agg(shown || jsonb_build_object('reasons', s.reasons)), '[]')::text
  from app.similar_to($1, $2, $3) s, app.shown_alike($1, s.id) shown where shown is not null`;
const shown_pairs = (
  row: string,
  dismissed: string,
) => `select coalesce(jsonb_agg(jsonb_build_object('one', a, 'other', b,
    'reasons', p.reasons, 'dismissed_at', p.dismissed_at)), '[]')
  from app.pairs($1, ${row}, ${dismissed}, 100) p, app.shown_alike($1, p.one) a, app.shown_alike($1, p.other) b
  where a is not null and b is not null`;
const pairs = `select jsonb_build_object('count', (select count(*) from app.pairs($1, null, $2::boolean, 1000)),
  'pairs', (${shown_pairs("null", "$2::boolean")}))::text`;
const of = `select jsonb_build_object('pairs', (${shown_pairs("$2::uuid", "false")}),
  'merged', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', app.name_seen($1, m.id), 'at', m.at, 'by', app.name_seen('people', m.actor_id))), '[]')
    from app.merged_into($1, $2::uuid) m))::text`;

/** Records that probably are the same: while somebody types, as a list, of one record; and that two are two. */
export function serveDuplicates(database: Database, entities: Record<string, Entity>): Hono<Asking> {
  const app = new Hono<Asking>();
  // A question, though it is sent as a POST: it changes nothing and needs no key.
  app.post("/similar", async (c) => {
    const { entity: name, values, but } = similar_asked.parse(await c.req.json());
    const meant = JSON.stringify(asStored(entities[name], values));
    return dataAnswer(c, database, { text: similar, values: [name, meant, but ?? null] });
  });
  app.get("/", (c) => {
    const { entity: name, dismissed } = pairs_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: pairs, values: [name, dismissed] });
  });
  app.get("/of", (c) => {
    const { entity: name, id } = of_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: of, values: [name, id] });
  });
  app.post("/apart", async (c) => {
    const { body, replay } = await written(c);
    const { entity: name, one, other, two } = apart_asked.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.told_apart($1, $2, $3, $4)::text", [name, one, other, two]);
    return c.json({ data: {} });
  });
  return app;
}

/** Values as they would be stored, such as numbers in E.164; what could not be is left out, since it is still being typed. */
function asStored(described: Entity | undefined, values: Record<string, unknown>): Record<string, unknown> {
  const stored = Object.entries(values).flatMap(([name, value]) => {
    const field = described?.fields[name];
    if (!field || value === null || value === undefined || value === "") return [];
    const read = (Array.isArray(value) ? value : [value]).flatMap((each) => field.one.safeParse(each).data ?? []);
    return read.length > 0 ? [[name, field.list ? read.slice(0, most_asked) : read[0]]] : [];
  });
  return Object.fromEntries(stored) as Record<string, unknown>;
}
