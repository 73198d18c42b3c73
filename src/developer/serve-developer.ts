import { Hono } from "hono";
import { z } from "zod";
import type { Kernel } from "../entity/kernel.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { type Tool, tools } from "../entity/tools.ts";
import { offered } from "../mcp/serve-mcp.ts";
import { changelogOf } from "./changelog.ts";
import { countedLimits, type Counters, type Limit } from "./server-limits.ts";

/** A table by its schema and name. */
export const table_name = z.string().regex(/^(public|app|auth|vault)\.[A-Za-z_]{1,63}$/, "Name a schema and a table.");

/** What the database says of the server (app.server_state). */
type ServerState = {
  person: string;
  postgres: string;
  release: number;
  migrations: { name: string; at: string }[];
  limits: Limit[];
};

/** The tables as they stand, the server with its limits, and one's tools, for those who build on the API. */
export function serveDeveloper(
  kernel: Kernel,
  { url, version }: { url: string; version: string },
  counters: Counters,
): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = kernel;
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.get("actor"), [{ text: "select app.server_state()::text", values: [] }]);
    const { person, limits, ...state } = JSON.parse(rows?.[0]?.[0] ?? "{}") as ServerState;
    const all = [...countedLimits(person, counters), ...limits];
    return c.json({ data: { url, version, node: process.version, ...state, limits: all } });
  });
  app.get("/changelog", async (c) => c.json({ data: await changelogOf(version) }));
  // (Made when they are first asked for, as the API's document is.)
  let tools_of_all: Tool[] | undefined;
  app.get("/tools", async (c) => {
    const own = await offered(kernel, (tools_of_all ??= tools(Object.values(kernel.entities))), c.get("actor"));
    const told = own.map(({ name, description, writes }) => ({ name, description, writes }));
    return c.json({ data: { url: `${url}/api/mcp`, tools: told } });
  });
  app.get("/tables", (c) => dataAnswer(c, database, { text: "select app.table_list()::text", values: [] }));
  app.get("/tables/:name", (c) => {
    const name = table_name.parse(c.req.param("name"));
    return dataAnswer(c, database, { text: "select app.table_details($1)::text", values: [name] });
  });
  return app;
}
