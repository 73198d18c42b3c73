import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { dataAnswer } from "../entity/json-answer.ts";

const chosen = z.strictObject({ id: z.uuid() });

/** What the server could not work on and has set aside, for those who may see it; another try, and taking it off the list. */
export function serveSetAside(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", (c) => dataAnswer(c, database, { text: "select app.set_aside_list()::text", values: [] }));
  for (const act of ["retry", "dismiss"] as const)
    app.post(`/${act}`, async (c) => {
      const { body, replay } = await written(c);
      await callOnce(database, c.get("actor"), replay, `app.${act}_set_aside($1)::text`, [chosen.parse(body).id]);
      return c.json({ data: {} });
    });
  return app;
}
