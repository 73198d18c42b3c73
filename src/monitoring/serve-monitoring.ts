import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { actOnce } from "../entity/act-once.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { type Counts, figuresOf } from "./figures.ts";
import { periods, spans } from "./periods.ts";

export const monitoring_asked = z.strictObject({
  period: z.enum(periods).default("24h").describe("How far back"),
});

export const settle_input = z.strictObject({ id: z.uuid(), state: z.enum(["open", "resolved", "ignored"]) });

/** What the server has measured of itself, for those who may open the page of it. */
export function serveMonitoring(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const { period } = monitoring_asked.parse(c.req.query());
    const { ms, span } = spans[period];
    const values = [span, `${ms} milliseconds`];
    const [rows] = await database.flush(c.get("actor"), [
      { text: "select app.request_figures($1, date_trunc($1, now() - $2::interval, 'UTC'))::text", values },
    ]);
    return c.json({ data: figuresOf(JSON.parse(rows?.[0]?.[0] ?? "{}") as Counts, period) });
  });
  app.get("/vitals", (c) => {
    const { ms } = spans[monitoring_asked.parse(c.req.query()).period];
    const text = "select app.web_vitals(now() - $1::interval)::text";
    return dataAnswer(c, database, { text, values: [`${ms} milliseconds`] });
  });
  app.get("/errors", (c) => dataAnswer(c, database, { text: "select app.error_list()::text", values: [] }));
  app.post("/errors/settle", async (c) => {
    await actOnce(database, c, "app.settle_error($1, $2)::text", (body) => {
      const { id, state } = settle_input.parse(body);
      return [id, state];
    });
    return c.json({ data: {} });
  });
  return app;
}
