import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../database/door.ts";
import { dataAnswer } from "../../entity/json-answer.ts";
import type { Asking } from "../../entity/request.ts";
import { serveRightChanges } from "./change-rights.ts";
import { explain, explain_asked } from "./explain.ts";

const name = z.string().regex(/^[a-z_]{1,50}$/);

export const rights_asked = z
  .strictObject({
    entity: name.optional().describe("Of all roles on this kind of records"),
    role: name.optional().describe("Of this role on everything"),
  })
  .refine(({ entity, role }) => (entity === undefined) !== (role === undefined), "Name an entity or a role.");

/**
 * The rights as they stand, how they are changed, and why somebody may or may not do something to a record. Changes go by the
 * `patient` door: policies of large tables take a second or two.
 */
export function serveRights(database: Database, patient: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.route("/", serveRightChanges(patient));
  app.get("/", (c) => {
    const { entity, role } = rights_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.rights_of($1, $2)", values: [entity ?? null, role ?? null] });
  });
  app.get("/explain", async (c) => {
    const asked = explain_asked.parse(c.req.query());
    return c.json({ data: await explain(database, c.get("actor"), asked) });
  });
  return app;
}
