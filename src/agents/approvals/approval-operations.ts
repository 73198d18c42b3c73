import type { Operations } from "../../entity/openapi-entity.ts";
import { data, list, number, object, orNull, text, uuid } from "../../entity/openapi-operation.ts";

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
  "/api/agents/approvals/{id}": {
    get: {
      id: "agents_approval_changes",
      tag: "agents",
      summary: "Get what a proposal would change",
      about:
        "Each record that would be changed, with its values before and after as far as the caller may read them, and the names of what these point at; a new record has an id such as `new:1`. `hidden` counts records that the caller does not see.",
      needs: "a proposal that the caller sees",
      path: [{ name: "id", in: "path", required: true, schema: uuid }],
      fails: ["RESOURCE_NOT_FOUND"],
      answer: { schema: data(object({ hidden: number, rows: list(row) })) },
    },
  },
};
