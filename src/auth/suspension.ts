import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { actOnce } from "../entity/act-once.ts";
import { dataAnswer } from "../entity/json-answer.ts";

export const person_input = z.strictObject({ user_id: z.uuid() });
export const hand_over_input = person_input.extend({ to: z.uuid() });
export const suspend_input = person_input.extend({ to: z.uuid().nullish() });

/** Suspending people, what becomes of theirs, and letting them in again. */
export function serveSuspension(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/owned", async (c) => {
    const { user_id } = person_input.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.owned_by($1)", values: [user_id] });
  });
  app.post("/suspend", async (c) => {
    const data = await actOnce(database, c, "app.suspend_person($1, $2)", (body) => {
      const { user_id, to } = suspend_input.parse(body);
      return [user_id, to ?? null];
    });
    return c.json({ data });
  });
  app.post("/hand-over", async (c) => {
    const data = await actOnce(database, c, "app.hand_over_all($1, $2)", (body) => {
      const { user_id, to } = hand_over_input.parse(body);
      return [user_id, to];
    });
    return c.json({ data });
  });
  app.post("/reactivate", async (c) => {
    const outcome = await actOnce(database, c, "app.reactivate_person($1)", (body) => [
      person_input.parse(body).user_id,
    ]);
    return c.json({ data: { outcome } });
  });
  return app;
}
