import type { Operations } from "../entity/openapi-entity.ts";
const open = { type: "object", additionalProperties: true };

/** The door for programs that speak the Model Context Protocol, in the API's document. */
export const mcp_operations: Operations = {
  "/api/mcp": {
    post: {
      id: "mcp",
      tag: "agents",
      summary: "Speak the Model Context Protocol",
      about:
        "Streamable HTTP without sessions, of the revisions 2026-07-28 and 2025: a JSON-RPC message, such as `tools/list` or `tools/call`. The tools are those of `/api/tools` for which the caller has the right. By an API key only; a call that is sent twice is done twice.",
      needs: "an API key",
      body: open,
      example: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      answer: { schema: open },
    },
  },
};
