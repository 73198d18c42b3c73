import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";

const session_input = z.strictObject({ id: z.uuid() });

/** One's own account: the sessions that are open, and ending them. */
export function serveAccount(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.var.actor, [{ text: "select app.my_account($1)", values: [tokenOf(c)] }]);
    return c.body(`{"data":${rows?.[0]?.[0]}}`, 200, { "content-type": "application/json" });
  });
  app.post("/end-session", async (c) => {
    const { body, replay } = await written(c);
    const { id } = session_input.parse(body);
    await callOnce(database, c.var.actor, replay, "app.end_my_sessions($1, null)", [id]);
    return c.json({ data: {} });
  });
  app.post("/end-others", async (c) => {
    const { replay } = await written(c);
    const ended = await callOnce(database, c.var.actor, replay, "app.end_my_sessions(null, $1)", [tokenOf(c)]);
    return c.json({ data: { ended } });
  });
  return app;
}

const tokenOf = (c: Context<Asking>) => c.var.actor.proof.replace(/^session:/, "");
