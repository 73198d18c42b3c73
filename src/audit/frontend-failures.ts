import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { rateLimit } from "../http/rate-limit.ts";

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
export function serveFailures(database: Database, address: (c: Context) => string): Hono {
  const app = new Hono();
  const wait = rateLimit(30);
  app.post("/", async (c) => {
    // Before it is read: whoever sends too many costs nothing more.
    if (wait(address(c)) > 0) return c.body(null, 204);
    const parsed = failure.safeParse(await c.req.json().catch(() => undefined));
    if (parsed.success) {
      const { event_type, details } = parsed.data;
      const values = [event_type, JSON.stringify(details)];
      await database.outside({ text: "select app.report_failure($1, $2)", values }).catch(() => undefined);
    }
    return c.body(null, 204);
  });
  return app;
}

// What an engine quotes is data that somebody may have typed; addresses carry what is searched for. (An address begins
// only where a word does: tried at each letter, a long text keeps the whole server waiting.)
function withoutPeople(text: string): string {
  return text
    .replaceAll(/(?<![\w.+-])[\w.+-]+@[\w.-]{1,255}/g, "…")
    .replaceAll(/(["'`])[^"'`\n]{1,500}\1/g, "$1…$1")
    .replaceAll(/[?#][^\s:)]{1,2000}/g, "");
}
