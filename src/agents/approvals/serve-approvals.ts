import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../database/door.ts";
import type { Entity } from "../../entity/describe.ts";
import { notFound } from "../../entity/refusal.ts";
import type { Asking } from "../../entity/request.ts";

type Values = Record<string, unknown>;
type Changed = { entity: string; id: string; name: string | null; verbs: string[]; before: Values; after: Values };
type Told = { hidden: number; rows: Changed[] };

/** What a proposal would change: each record with its values before and after, and the names of what these point at. */
export function serveApprovals(database: Database, entities: Record<string, Entity>): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/approvals/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const data = await database.as(c.get("actor"), async (tx) => {
      const changes = await tx.$client.query<{ told: Told }>("select app.approval_changes($1) as told", [id.data]);
      const [{ told }] = changes.rows as [{ told: Told }];
      const { hidden, rows } = told;
      const pointed = rows.flatMap((row) => pointedAt(entities[row.entity], row));
      const named = await tx.$client.query<{ id: string; name: string | null }>(
        "select id, app.name_seen(entity, id::uuid) as name from (select distinct e #>> '{0}' as entity, e #>> '{1}' as id from jsonb_array_elements($1::jsonb) e) d",
        [JSON.stringify(pointed)],
      );
      const names = new Map(named.rows.map(({ id: of, name }) => [of, name]));
      return { hidden, rows: rows.map((row) => ({ ...row, names: namesOf(entities[row.entity], row, names) })) };
    });
    return c.json({ data });
  });
  return app;
}

/** Entities and ids that the values of a record point at, one by one. */
function pointedAt(entity: Entity | undefined, { before, after }: Changed): [string, string][] {
  return Object.values(entity?.relations ?? {}).flatMap(({ column, entity: to, list }) =>
    list ? [] : [before[column], after[column]].flatMap((id): [string, string][] => (isId(id) ? [[to, id]] : [])),
  );
}

function namesOf(entity: Entity | undefined, row: Changed, names: Map<string, string | null>): Record<string, string> {
  const ids = pointedAt(entity, row).map(([, id]) => id);
  return Object.fromEntries(ids.flatMap((id) => (names.get(id) ? [[id, names.get(id) ?? ""]] : [])));
}

// (What would be new has no id yet: `new:1`.)
const isId = (value: unknown): value is string => typeof value === "string" && z.uuid().safeParse(value).success;
