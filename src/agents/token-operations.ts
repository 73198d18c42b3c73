import type { Operations } from "../entity/openapi-entity.ts";
import { done } from "../entity/openapi-operation.ts";
import { token_input } from "./serve-tokens.ts";

const path = [{ $ref: "#/components/parameters/id" }];

/** Setting and removing the token of such a record, in the API's document. */
const tokensOf = (entity: string, one: string, goes: string, without: string): Operations => ({
  [`/api/agents/${entity}/{id}/token`]: {
    put: {
      id: `${entity}_set_token`,
      tag: "agents",
      summary: `Set the token of a ${one}`,
      once: true,
      about: `${goes} It is kept sealed and never told again.`,
      path,
      body: token_input,
      answer: { schema: done },
    },
    delete: {
      id: `${entity}_remove_token`,
      tag: "agents",
      summary: `Remove the token of a ${one}`,
      once: true,
      about: without,
      path,
      answer: { schema: done },
    },
  },
});

/** The tokens of what agents watch and use, and looking at an outside tool server, in the API's document. */
export const token_operations: Operations = {
  ...tokensOf(
    "repositories",
    "repository",
    "For its Git server and the API of its host, and for no other address: it goes when one of these changes.",
    "What only its host could tell is not configured then.",
  ),
  ...tokensOf(
    "tool_servers",
    "tool server",
    "For its address, and for no other: it goes when that changes.",
    "It is asked without one then.",
  ),
  "/api/agents/tool_servers/{id}/look": {
    post: {
      id: "tool_servers_look",
      tag: "agents",
      summary: "Look at what a tool server offers",
      once: true,
      about:
        "Asks it for its tools, within 20 seconds, and keeps what it says in `offers`; where it cannot be asked, `last_error` says why. In person only.",
      path,
      answer: { schema: done },
    },
  },
};
