import { Hono } from "hono";
import type { Config } from "../config.ts";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { type Facts, judge } from "./judge.ts";
import { machineOf } from "./machine.ts";

/** How each part of the installation is, for those who may open the page of it. */
export function serveHealth(database: Database, config: Config, version: string): Hono<Asking> {
  const app = new Hono<Asking>();
  const machine = machineOf(config);
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.get("actor"), [{ text: "select app.system_health()::text", values: [] }]);
    const facts = JSON.parse(rows?.[0]?.[0] ?? "{}") as Facts;
    const about = {
      version,
      node: process.version,
      memory: process.memoryUsage.rss(),
      up: Math.round(process.uptime()),
    };
    return c.json({ data: { parts: judge(facts, await machine()), about } });
  });
  return app;
}
