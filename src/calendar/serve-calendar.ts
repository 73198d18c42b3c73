import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { oneActivity, own_activities } from "./dated-activities.ts";
import { digestOf, looksLikeSecret } from "./feed-secret.ts";
import { type Calendar, type Dated, writeCalendar } from "./write-calendar.ts";

type Asked = { language: Calendar["language"]; activities: Dated[] };

const type = "text/calendar; charset=utf-8";
const most_a_minute = { secret: 30, address: 300 };

/**
 * A person's calendar at its secret address, read with the rights that they have now. An address that was ended, that never
 * was or that is none is answered alike, and asked alike often.
 */
export function serveFeed(database: Database, url: string, address: (c: Context) => string): Hono<Asking> {
  const app = new Hono<Asking>();
  const waits = { secret: rateLimit(most_a_minute.secret), address: rateLimit(most_a_minute.address) };
  app.get("/:name", async (c) => {
    refuseWhile(waits.address(address(c)));
    const secret = c.req.param("name").replace(/\.ics$/, "");
    refuseWhile(waits.secret(digestOf(secret).toString("base64")));
    const asked = looksLikeSecret(secret)
      ? await opened(database, { proof: `feed:${secret}`, request: c.get("request_id") })
      : undefined;
    if (!asked) return c.text("There is no such calendar.\n", 404, { "cache-control": "no-store" });
    const text = writeCalendar(asked.activities, { name: "Tandem", language: asked.language, url });
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    const headers = { etag, "cache-control": "private, no-cache" };
    if (known(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, "content-type": type });
  });
  return app;
}

/** One planned activity as a file for a calendar program. */
export function serveActivityFile(database: Database, url: string): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/:id/calendar", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    const { language, activities } = id.success
      ? await ask(database, c.get("actor"), oneActivity(id.data))
      : { language: "en" as const, activities: [] };
    if (activities.length === 0)
      throw new AppError("RESOURCE_NOT_FOUND", "There is no such activity with a time, or you do not see it.");
    const text = writeCalendar(activities, { language, url });
    return c.body(text, 200, { "content-type": type, "content-disposition": 'attachment; filename="activity.ics"' });
  });
  return app;
}

async function ask(database: Database, actor: Actor, statement: Statement): Promise<Asked> {
  const [rows] = await database.flush(actor, [statement]);
  return JSON.parse(rows?.[0]?.[0] ?? '{"language":"en","activities":[]}') as Asked;
}

async function opened(database: Database, actor: Actor): Promise<Asked | undefined> {
  try {
    return await ask(database, actor, own_activities);
  } catch (error) {
    const { code } = translateError(error);
    // Whoever's role reads no activities has no calendar either.
    if (code.startsWith("AUTH_") || code === "INSUFFICIENT_PRIVILEGES" || code === "PERMISSION_DENIED")
      return undefined;
    throw error;
  }
}

/** Whether whoever asks has it already. */
function known(sent: string | undefined, etag: string): boolean {
  return !!sent && sent.split(",").some((each) => [etag, "*"].includes(each.trim().replace(/^W\//, "")));
}
