import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { ErrorCounts } from "../monitoring/error-counts.ts";
import { withoutPeople } from "../monitoring/without-people.ts";

const kept = (most: number) => z.string().transform((text) => withoutPeople(text).slice(0, most));

/** What browsers tell of an error that nobody caught. */
export const failure = z.object({
  event_type: z.enum(["uncaught_error", "unhandled_rejection"]),
  details: z.object({
    error: kept(2000),
    stack: kept(6000).optional(),
    page: z.string().transform((path) => path.replace(/[?#].*$/s, "").slice(0, 300)),
    timestamp: z.string().transform((text) => text.slice(0, 40)),
  }),
});

/** `POST /api/frontend-failures`: keeps what nobody caught in a browser, for whoever runs this; of nobody, and for nobody outside. */
export function serveFailures(database: Database, errors: ErrorCounts, address: (c: Context) => string): Hono {
  const app = new Hono();
  const wait = rateLimit(30);
  app.post("/", async (c) => {
    // Before it is read: whoever sends too many costs nothing more.
    if (wait(address(c)) > 0) return c.body(null, 204);
    const parsed = failure.safeParse(await c.req.json().catch(() => undefined));
    if (parsed.success) {
      const { event_type, details } = parsed.data;
      errors.add({ source: "browser", error: { message: details.error, stack: details.stack }, route: details.page });
      const values = [event_type, JSON.stringify(details)];
      await database.outside({ text: "select app.report_failure($1, $2)", values }).catch(() => undefined);
    }
    return c.body(null, 204);
  });
  return app;
}
