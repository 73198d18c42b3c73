import type { Operations } from "../entity/openapi-entity.ts";
import { consent_input, usage_input } from "./serve-usage.ts";

/** What is noted of the use, in the API's document. */
export const usage_operations: Operations = {
  "/api/usage/events": {
    post: {
      id: "usage_record",
      tag: "usage",
      summary: "Note what was used",
      about: "At most 100 events at once, each kept once by its id; nothing is kept of somebody who has not agreed.",
      body: usage_input,
      answer: "nothing",
    },
  },
  "/api/usage/consent": {
    post: {
      id: "usage_consent",
      tag: "usage",
      summary: "Agree to a use of one's data, or no longer",
      about: "Each purpose on its own. The same sent twice is one, so it has no idempotency key.",
      body: consent_input,
      answer: "nothing",
    },
  },
};
