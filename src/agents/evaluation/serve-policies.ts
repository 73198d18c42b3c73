import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../database/door.ts";
import { jsonAnswer } from "../../entity/json-answer.ts";
import { notFound } from "../../entity/refusal.ts";
import type { Asking } from "../../entity/request.ts";

/** How the trial of a version stands: what came out of each case. */
export function servePolicies(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/policies/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const asked = { text: "select app.policy_results($1)::text", values: [id.data] };
    const [rows] = await database.flush(c.get("actor"), [asked]);
    return jsonAnswer(c, `{"data":${rows?.[0]?.[0] ?? "null"}}`);
  });
  return app;
}
