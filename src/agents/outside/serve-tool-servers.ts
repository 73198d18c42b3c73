import { Hono } from "hono";
import { z } from "zod";
import { notFound } from "../../entity/refusal.ts";
import { written, type Asking } from "../../entity/request.ts";
import type { ModelNeeds } from "../model/endpoint.ts";
import { unseal } from "../model/seal.ts";
import { serveTokens } from "../serve-tokens.ts";
import { plain, toolsOf } from "./mcp-client.ts";

type Access = { address: string; sealed_token: string | null };

/** Outside tool servers: looked at while somebody waits, and their tokens. */
export function serveToolServers(needs: ModelNeeds): Hono<Asking> {
  const { database, system, derive, private_hosts } = needs;
  const app = serveTokens(needs, "tool_servers", "app.keep_tool_server_token($1, $2)::text");
  app.post("/:id/look", async (c) => {
    await written(c);
    const id = z.uuid().parse(c.req.param("id"));
    await database.flush(c.get("actor"), [
      { text: "select app.hold('tool_servers', $1, 'allow'), app.in_person()", values: [id] },
    ]);
    const [rows] = await database.flush(system, [{ text: "select app.tool_server_access($1)::text", values: [id] }]);
    const access = JSON.parse(rows?.[0]?.[0] ?? "null") as Access | null;
    if (!access) throw notFound();
    const { address, sealed_token } = access;
    const server = { address, token: sealed_token === null ? undefined : unseal(derive, sealed_token, "tool_servers") };
    const settled = await toolsOf(server, private_hosts).then(
      (offers) => [JSON.stringify(offers), null],
      (error: unknown) => [null, plain(sentenceOf(error), server)],
    );
    const text = "select app.settle_tool_server($1, $2, $3, $4)::text";
    await database.flush(system, [{ text, values: [id, address, ...settled] }]);
    return c.json({ data: {} });
  });
  return app;
}

// (What a server answers in words of its own is told as such, and shortly.)
function sentenceOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === "TimeoutError" || name === "AbortError") return "The server did not answer in time.";
  const said = message.slice(0, 300);
  return message.startsWith("Refused:") ? said : `The server cannot be asked: ${said}`;
}
