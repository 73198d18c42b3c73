import { Hono } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import type { Machine } from "../health/judge.ts";
import { type Facts, judgeConnections } from "./connections.ts";

/** What the installation is connected to, for those who may open the page of it. */
export function serveConnections(database: Database, machine: () => Promise<Machine>): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const statement = { text: "select app.connections()::text", values: [] };
    const [rows] = await database.flush(c.get("actor"), [statement]);
    const facts = JSON.parse(rows?.[0]?.[0] ?? "{}") as Record<string, Facts>;
    return c.json({ data: judgeConnections(facts, await machine()) });
  });
  return app;
}
