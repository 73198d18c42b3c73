import { Hono } from "hono";
import { z } from "zod";
import { actOnce } from "../entity/act-once.ts";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";

/** The acts of an incident: which of them, on whom, and why. */
export const incident_input = z
  .strictObject({
    acts: z
      .array(z.enum(["lock", "sign_out", "halt"]))
      .min(1)
      .max(3),
    user_id: z.uuid().nullish(),
    reason: z.string().trim().min(3).max(500),
  })
  .refine(({ acts, user_id }) => user_id || acts.every((act) => act === "halt"), {
    path: ["user_id"],
    error: "Say whom it is about.",
  });

export const key_input = z.strictObject({ id: z.uuid() });

/** How safe the installation is, and what is done in an incident. */
export function serveSecurity(database: Database, embedded: boolean): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", (c) => dataAnswer(c, database, { text: "select app.security_state()::text", values: [] }));
  app.get("/retention", async (c) => {
    const [rows] = await database.flush(c.get("actor"), [{ text: "select app.retention_state()::text", values: [] }]);
    return c.json({ data: { ...(JSON.parse(rows?.[0]?.[0] ?? "{}") as object), embedded } });
  });
  app.post("/incident", async (c) => {
    const told = await actOnce(database, c, "app.incident($1, $2, $3)", (body) => {
      const { user_id, acts, reason } = incident_input.parse(body);
      return [user_id ?? null, acts, reason];
    });
    // A halt is there for all to see: now what had come in before it ends.
    if ((told as { halted?: boolean }).halted)
      await database.outside({ text: "select app.end_agent_work()", values: [] });
    return c.json({ data: told });
  });
  app.post("/end-key", async (c) => {
    await actOnce(database, c, "app.end_key_of($1)::text", (body) => [key_input.parse(body).id]);
    return c.json({ data: {} });
  });
  return app;
}
