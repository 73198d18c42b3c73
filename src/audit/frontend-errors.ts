import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { ErrorCounts } from "../monitoring/error-counts.ts";

const cut = (most: number) => z.string().transform((text) => text.slice(0, most));
// What is longer is cut, so that it is told of at all.
const line = cut(6000);
export const report = z.object({
  event_type: z.literal("frontend_error"),
  details: z.object({
    error: line,
    stack: line.optional(),
    componentStack: line.optional(),
    timestamp: cut(40),
  }),
});

/** `POST /api/audit-logs`: keeps a browser's report of a render error; whatever happens, the caller is not bothered. */
export function serveReports(database: Database, errors: ErrorCounts, address: (c: Context) => string): Hono {
  const app = new Hono();
  const wait = rateLimit(20);
  app.post("/", async (c) => {
    const parsed = report.safeParse(await c.req.json().catch(() => undefined));
    if (parsed.success && wait(address(c)) === 0) {
      const { error: message, stack } = parsed.data.details;
      errors.add({ source: "browser", error: { message, stack }, route: "" });
      await database
        .outside({ text: "select app.report_error($1)", values: [JSON.stringify(parsed.data.details)] })
        .catch(() => undefined);
    }
    return c.body(null, 204);
  });
  return app;
}
