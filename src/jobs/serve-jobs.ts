import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";

const chosen = z.strictObject({ task: z.string().max(60) });

/** What the server does by itself, for those who may open the page of system health; and one of its tasks at once. */
export function serveJobs(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", (c) => dataAnswer(c, database, { text: "select app.job_list()::text", values: [] }));
  app.post("/run", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.run_job_now($1)::text", [chosen.parse(body).task]);
    return c.json({ data: {} });
  });
  return app;
}
