import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import type { Streams } from "./streams.ts";

type Me = {
  person: { id: string; role: string; kind: string; account_id: string | null };
  rights: Record<string, { read?: string[] }>;
};

const heartbeat_ms = 15_000;

/** `GET /api/events`: one event per batch of changes, `{"entity": "leads", "ids": [...]}`; no ids mean "many". */
export function serveEvents(database: Database, streams: Streams): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.var.actor, [{ text: "select app.me()", values: [] }]);
    const { person, rights } = JSON.parse(rows?.[0]?.[0] ?? "{}") as Me;
    const entities = new Set(Object.keys(rights).filter((entity) => rights[entity]?.read));
    const token = c.var.actor.proof.replace(/^session:/, "");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      let end: () => void = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const hear = (entity: string, ids: string[]) => void stream.writeSSE({ data: JSON.stringify({ entity, ids }) });
      const account_id = person.kind === "client" ? (person.account_id ?? "") : null;
      const close = streams.open({ token, person_id: person.id, role: person.role, entities, account_id, hear, end });
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeat_ms);
      stream.onAbort(end);
      await stream.writeSSE({ event: "hello", data: "", retry: 2000 });
      await ended;
      clearInterval(heartbeat);
      close();
    });
  });
  return app;
}
