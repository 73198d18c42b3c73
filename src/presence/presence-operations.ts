import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, named, number, object, uuid } from "../entity/openapi-operation.ts";
import { beat_input, on_query } from "./serve-presence.ts";

/** Who is there, in the API's document. */
export const presence_operations: Operations = {
  "/api/employee_presence": {
    get: {
      id: "presence_list",
      tag: "presence",
      summary: "Get the colleagues who are online",
      about: "How many were seen in the last 90 seconds, and the first 50 of them by name.",
      answer: { schema: data(object({ count: number, people: list(named) })) },
    },
    post: {
      id: "presence_beat",
      tag: "presence",
      summary: "Say that one is here, or gone",
      about:
        "One beat of one tab of a browser, each 30 seconds. The same beat sent twice is one, so it has no idempotency key.",
      body: beat_input,
      answer: "nothing",
    },
  },
  "/api/employee_presence/on": {
    get: {
      id: "presence_on",
      tag: "presence",
      summary: "Get the colleagues who have a record open",
      about: "Only of a record that the caller may see.",
      query: on_query,
      answer: {
        schema: data(
          list({
            type: "object",
            required: ["id"],
            properties: { id: uuid, since: moment },
            additionalProperties: true,
          }),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
