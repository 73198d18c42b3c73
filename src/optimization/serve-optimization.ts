import { Hono } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { type Facts, judge } from "./judge.ts";

/** What could be faster or tidier, for those who may open the page of it. */
export function serveOptimization(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const statement = { text: "select app.optimization_state()::text", values: [] };
    const [rows] = await database.flush(c.get("actor"), [statement]);
    return c.json({ data: judge(JSON.parse(rows?.[0]?.[0] ?? "{}") as Facts) });
  });
  return app;
}
