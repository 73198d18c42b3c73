import type { Operations } from "../entity/openapi-entity.ts";
import { data, object, text, uuid } from "../entity/openapi-operation.ts";
import { link_input } from "./serve-creative.ts";

/** What briefs have beside their records, in the API's document. */
export const creative_operations: Operations = {
  "/api/creative/briefs/{id}/links": {
    post: {
      id: "briefs_make_link",
      tag: "approvals by link",
      summary: "Make a link by which a client approves versions of a brief",
      about:
        "Its address is answered this once: only the hash of its token is kept. It works for 1 to 60 days and takes one answer. The brief goes to the client's review.",
      needs: "the right to ask the client about the brief (ask_client)",
      once: true,
      path: [{ $ref: "#/components/parameters/id" }],
      body: link_input,
      answer: { schema: data(object({ id: uuid, address: text })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
};
