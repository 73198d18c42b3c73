import type { Operations } from "../../entity/openapi-entity.ts";
import { data, list, number, object, orNull, text, uuid } from "../../entity/openapi-operation.ts";

const act = object({ tool: text, input: { type: "object", additionalProperties: true } });

const result = object({
  id: text,
  title: text,
  decision: text,
  tool: text,
  input: { type: "object", additionalProperties: true },
  outcome: orNull(text),
  came: orNull(list(act)),
  note: orNull(text),
  base: orNull(text),
});

/** What trials of versions came to, in the API's document. */
export const policy_operations: Operations = {
  "/api/agents/policies/{id}": {
    get: {
      id: "agents_policy_results",
      tag: "agents",
      summary: "Get what the trial of a version came to",
      about:
        "Of each case that the caller sees: what was decided, what came out, and the outcome (`passed`, `failed`, `skipped`, null while it is not tried) beside that of the version in force (`base`). A text that a model words is compared by being there only. `cases`: on how many the agent can be tried; `most`: what a trial may cost at most, in millionths of the company's currency.",
      needs: "the right to read versions of agents",
      path: [{ name: "id", in: "path", required: true, schema: uuid }],
      fails: ["RESOURCE_NOT_FOUND"],
      answer: { schema: data(object({ cases: number, most: number, results: list(result) })) },
    },
  },
};
