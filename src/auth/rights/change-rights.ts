import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../database/door.ts";
import { actOnce } from "../../entity/act-once.ts";
import { dataAnswer } from "../../entity/json-answer.ts";
import type { Asking } from "../../entity/request.ts";
import { line } from "../../entity/written.ts";

const name = z.string().regex(/^[a-z_]{1,50}$/);
const scopes = z.array(z.string().regex(/^[a-z_]{1,80}$/)).max(30);
const of_right = { role: name, entity: name, verb: z.enum(["read", "create", "update", "delete"]) };

/** The right that somebody would change. */
export const choices_asked = z.strictObject(of_right);
export const try_asked = z.strictObject({
  ...of_right,
  scopes: z
    .string()
    .max(2000)
    .transform((text) => scopes.parse(text.split(",").filter(Boolean)))
    .describe("The scopes that the right would have, with commas between them; empty for none"),
});
export const change_input = z.strictObject({
  ...of_right,
  before: scopes.describe("The scopes that the right had when the new ones were chosen"),
  scopes: scopes.describe("The scopes that it is to have"),
  reason: line(500),
});
export const change_decided = z.strictObject({ change_id: z.uuid() });

/** Changes of rights: what can be chosen, what it would do to people, making it, deciding on it, and taking it back. */
export function serveRightChanges(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/choices", (c) => {
    const { role, entity, verb } = choices_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.right_choices($1, $2, $3)", values: [role, entity, verb] });
  });
  app.get("/try", (c) => {
    const asked = try_asked.parse(c.req.query());
    const values = [asked.role, asked.entity, asked.verb, asked.scopes];
    return dataAnswer(c, database, { text: "select app.try_right($1, $2, $3, $4)", values });
  });
  app.get("/changes", (c) => dataAnswer(c, database, { text: "select app.right_history()", values: [] }));
  app.post("/change", async (c) => {
    const outcome = await actOnce(database, c, "app.change_right($1, $2, $3, $4, $5, $6)", (body) => {
      const { role, entity, verb, before, scopes: after, reason } = change_input.parse(body);
      return [role, entity, verb, before, after, reason];
    });
    return c.json({ data: { outcome } });
  });
  app.post("/take-back", async (c) => {
    const outcome = await actOnce(database, c, "app.take_back_right($1)", (body) => [
      change_decided.parse(body).change_id,
    ]);
    return c.json({ data: { outcome } });
  });
  for (const decision of ["agree", "decline"] as const) {
    app.post(`/${decision}`, async (c) => {
      await actOnce(database, c, "app.decide_right($1, $2)::text", (body) => [
        change_decided.parse(body).change_id,
        decision === "agree",
      ]);
      return c.json({ data: {} });
    });
  }
  return app;
}
