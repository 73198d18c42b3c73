import { Hono } from "hono";
import { z } from "zod";
import type { Entity } from "../../entity/describe.ts";
import type { Kernel } from "../../entity/kernel.ts";
import { notFound } from "../../entity/refusal.ts";
import { type Asking, written } from "../../entity/request.ts";
import { approveMany, many_input } from "./approve-many.ts";

type Values = Record<string, unknown>;
type Changed = { entity: string; id: string; name: string | null; verbs: string[]; before: Values; after: Values };
type Told = { hidden: number; rows: Changed[] };

/** Approving many of one shape; and what a proposal would change: each record with its values before and after, and the names of what these point at. */
export function serveApprovals(kernel: Kernel): Hono<Asking> {
  const { database, entities } = kernel;
  const app = new Hono<Asking>();
  app.get("/approvals/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const data = await database.as(c.get("actor"), async (tx) => {
      const changes = await tx.$client.query<{ told: Told }>("select app.approval_changes($1, $2) as told", [
        id.data,
        c.req.query("proposed") === "true",
      ]);
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
  app.post("/approvals/approve", async (c) => {
    const { body, replay } = await written(c);
    return c.json({ data: await approveMany(kernel, c.get("actor"), many_input.parse(body).proposals, replay) });
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
