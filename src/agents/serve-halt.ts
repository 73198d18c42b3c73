import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import { written, type Asking } from "../entity/request.ts";

export const halt_input = z.strictObject({ reason: z.string().trim().min(3).max(500) });

/** The halt of all agents, what each of them may do by itself, what they have spent, and whether a server and a model work for them. */
export function serveHalt(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  const told = async (actor: Asking["Variables"]["actor"], call: string) =>
    `{"data":${(await database.flush(actor, [{ text: `select ${call}::text`, values: [] }]))[0]?.[0]?.[0] ?? "null"}}`;
  app.get("/halt", async (c) => jsonAnswer(c, await told(c.get("actor"), "app.agent_halt()")));
  app.get("/rights", async (c) => jsonAnswer(c, await told(c.get("actor"), "app.agent_lists()")));
  app.get("/budgets", async (c) => jsonAnswer(c, await told(c.get("actor"), "app.agent_budgets()")));
  app.get("/worker", async (c) => jsonAnswer(c, await told(c.get("actor"), "app.last_look()")));
  app.get("/model", async (c) => jsonAnswer(c, await told(c.get("actor"), "to_jsonb(app.has_model())")));
  app.post("/halt", async (c) => {
    const { body, replay } = await written(c);
    const { reason } = halt_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.halt_agents($1)", [reason]);
    const halt = await told(c.get("actor"), "app.agent_halt()");
    // It is there for all to see: now what had come in before it ends. (One that is told again may have been lifted.)
    if (halt !== `{"data":null}`) await database.outside({ text: "select app.end_agent_work()", values: [] });
    return jsonAnswer(c, halt);
  });
  app.post("/halt/lift", async (c) => {
    const { body, replay } = await written(c);
    const { reason } = halt_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.lift_halt($1)::text", [reason]);
    return c.json({ data: null });
  });
  return app;
}
