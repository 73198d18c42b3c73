import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";

/** Whether this server lets its traffic go elsewhere, since it is about to stop. */
export type Readiness = { draining: boolean };

/** What a proxy or a supervisor asks: how long the way is, whether the program is alive, and whether it may have traffic. */
export function serveProbes(front: Database, readiness: Readiness): Hono<Asking> {
  const app = new Hono<Asking>();
  // (Without what lies behind it.)
  app.get("/ping", (c) => c.body(null, 204));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (readiness.draining) return c.text("This server is stopping.", 503);
    try {
      await front.outside({ text: "select app.front_door()", values: [] });
    } catch {
      return c.text("The database does not answer.", 503);
    }
    return c.text("ok");
  });
  return app;
}

/** Says that this server is not ready, and answers on for so long as a proxy needs to see it. */
export async function drain(readiness: Readiness, ms: number): Promise<void> {
  readiness.draining = true;
  if (ms > 0) await pause(ms);
}
