import { Hono } from "hono";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import type { Machine } from "./judge.ts";
import { lookAtParts } from "./look-at-parts.ts";

/** How each part of the installation is and was, for those who may open the page of it. */
export function serveHealth(database: Database, machine: () => Promise<Machine>, version: string): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const parts = await lookAtParts(database, c.get("actor"), machine);
    const about = {
      version,
      node: process.version,
      memory: process.memoryUsage.rss(),
      up: Math.round(process.uptime()),
    };
    return c.json({ data: { parts, about } });
  });
  app.get("/history", (c) => dataAnswer(c, database, { text: "select app.part_history()::text", values: [] }));
  return app;
}
