import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { tool_servers } from "./tool-server.schema.ts";

/** Outside servers whose tools agents may use. */
export const tool_server = entity(tool_servers, {
  title: { one: "Tool server", many: "Tool servers" },
  about:
    "An outside server that speaks the Model Context Protocol over streamable HTTP. `offers` is what it said of its tools when it was last looked at (`POST /api/agents/tool_servers/{id}/look`); `allowed` names those that agents may use, each pinned to the hash of what was shown. An agent uses them before it has read anything of the company, and not after.",
  example: { name: "Weather", address: "https://tools.example/mcp" },
  kinds: { last_error: "text" },
  // Only the server's functions write these, and people by what they allow.
  written_by_verbs: ["has_token", "status", "offers", "allowed", "last_error", "looked_at"],
  verbs: {
    allow: verb(
      "Lets these agents use a tool as it was described when it was last looked at, whose hash is given; without any, none.",
      z.object({
        tool: z.string().min(1).max(100),
        hash: z.string().regex(/^[0-9a-f]{64}$/),
        agents: z.array(z.string().regex(/^[a-z0-9_]{1,100}$/)).max(50),
      }),
      async ({ tx, input: { id, tool, hash, agents } }) =>
        void (await tx.execute(
          sql`select app.allow_tool(${id}, ${tool}, ${hash}, ${`{${agents.join(",")}}`}::text[])`,
        )),
      { right: "allow" },
    ),
  },
});
