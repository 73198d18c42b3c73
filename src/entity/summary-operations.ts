import type { Operations } from "./openapi-entity.ts";
import { data, list, number } from "./openapi-operation.ts";
import { summaries_input } from "./serve-summaries.ts";

/** Summaries of several kinds of records at once, in the API's document. */
export const summary_operations: Operations = {
  "/api/summaries": {
    post: {
      id: "summaries",
      tag: "figures",
      summary: "Ask for several summaries at once",
      about:
        "Counts and sums of what lists would find, each as that entity's own summary answers it, in the order of the questions and of one moment. It only asks, though it is sent as a POST.",
      needs: "the right to read what is asked about",
      body: summaries_input,
      example: {
        questions: [{ of: "leads", by: "stage", sum: "value", where: { stage: { in: ["new", "proposal"] } } }],
      },
      answer: {
        schema: data(
          list(
            list({ type: "object", required: ["count"], properties: { count: number }, additionalProperties: true }),
          ),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
