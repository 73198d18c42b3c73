import type { Operations } from "../../entity/openapi-entity.ts";
import { data, list, number, object, orNull, text, uuid } from "../../entity/openapi-operation.ts";

import { at_once, many_input } from "./approve-many.ts";

const values = { type: "object", additionalProperties: true };
const row = object({
  entity: text,
  id: text,
  name: orNull(text),
  verbs: list(text),
  before: values,
  after: values,
  names: { type: "object", additionalProperties: text },
});

/** What proposals would change, in the API's document. */
export const approval_operations: Operations = {
  "/api/agents/approvals/approve": {
    post: {
      id: "agents_approve_many",
      tag: "agents",
      summary: "Approve proposals of one shape",
      once: true,
      caller: "person",
      about: `At most ${at_once.proposals} of the same agent, the same act and the same columns, each by the version that was seen. Each is done, or void, by what it alone would change; what fails of one is told of it, and the others are done.`,
      needs: "the right to decide each of them",
      body: many_input,
      answer: { schema: data(list(object({ id: text, status: orNull(text), reason: orNull(text) }))) },
    },
  },
  "/api/agents/approvals/{id}": {
    get: {
      id: "agents_approval_changes",
      tag: "agents",
      summary: "Get what a proposal would change",
      about:
        "Each record that would be changed, with its values before and after as far as the caller may read them, and the names of what these point at; a new record has an id such as `new:1`. `hidden` counts records that the caller does not see. `proposed=true` answers what it would have changed before somebody edited it.",
      needs: "a proposal that the caller sees",
      path: [
        { name: "id", in: "path", required: true, schema: uuid },
        { name: "proposed", in: "query", required: false, schema: { type: "boolean" } },
      ],
      fails: ["RESOURCE_NOT_FOUND"],
      answer: { schema: data(object({ hidden: number, rows: list(row) })) },
    },
  },
};
