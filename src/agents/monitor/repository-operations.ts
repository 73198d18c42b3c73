import type { Operations } from "../../entity/openapi-entity.ts";
import { done } from "../../entity/openapi-operation.ts";
import { token_input } from "./serve-repositories.ts";

/** The tokens of repositories, in the API's document. */
export const repository_operations: Operations = {
  "/api/agents/repositories/{id}/token": {
    put: {
      id: "repositories_set_token",
      tag: "agents",
      summary: "Set the token of a repository",
      once: true,
      about:
        "For its Git server and the API of its host, and for no other address: it goes when one of these changes. It is kept sealed and never told again.",
      path: [{ $ref: "#/components/parameters/id" }],
      body: token_input,
      answer: { schema: done },
    },
    delete: {
      id: "repositories_remove_token",
      tag: "agents",
      summary: "Remove the token of a repository",
      once: true,
      about: "What only its host could tell is not configured then.",
      path: [{ $ref: "#/components/parameters/id" }],
      answer: { schema: done },
    },
  },
};
