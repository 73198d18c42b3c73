import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import type { Streams } from "./streams.ts";

type Me = { person: { id: string; role: string } };

const heartbeat_ms = 15_000;
// A browser has one stream for all its tabs; where the page is not served over https, one for each.
export const most_per_person = 20;
// So many messages may wait for a reader who does not take them; what they missed is told at the next opening.
const most_untaken = 100;

/** `GET /api/events`: one event per batch of changes, `{"entity": "leads", "ids": [...]}`; no ids mean "many". */
export function serveEvents(database: Database, streams: Streams): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    // Of a stream nobody reads there is only a head.
    if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
    const [rows] = await database.flush(c.get("actor"), [{ text: "select app.me()", values: [] }]);
    const { person } = JSON.parse(rows?.[0]?.[0] ?? "{}") as Me;
    if (streams.openOf(person.id) >= most_per_person)
      throw new AppError("RATE_LIMIT_EXCEEDED", `${most_per_person} pages of yours are open. Close some of them.`, {
        retry_after: 60,
      });
    const token = c.get("actor").proof.replace(/^session:/, "");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      let end: () => void = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      // Before anything is awaited: a page may be gone before its stream has opened.
      stream.onAbort(end);
      let untaken = 0;
      const hear = (entity: string, ids: string[]) => {
        if (++untaken > most_untaken) return end();
        void stream.writeSSE({ data: JSON.stringify({ entity, ids }) }).finally(() => untaken--);
      };
      const close = await streams.open({ token, person_id: person.id, role: person.role, hear, end });
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeat_ms);
      await stream.writeSSE({ event: "hello", data: "", retry: 2000 });
      await ended;
      clearInterval(heartbeat);
      close();
    });
  });
  return app;
}
