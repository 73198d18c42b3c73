import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { type Counts, figuresOf, periods, spans } from "./figures.ts";

export const monitoring_asked = z.strictObject({
  period: z.enum(periods).default("24h").describe("How far back"),
});

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
  return app;
}
