import type { Operations } from "../entity/openapi-entity.ts";
import { done } from "../entity/openapi-operation.ts";
import { logo_input } from "./serve-logo.ts";

/** What can be done to the company beside changing its fields, in the API's document. */
export const company_operations: Operations = {
  "/api/company/logo": {
    post: {
      id: "company_logo_set",
      tag: "company",
      summary: "Set the company's logo",
      about:
        "A PNG or JPEG picture in base64, at most 64 KB and 1,024 pixels on each side, judged by what stands in it; null takes the logo away. What does not draw it, such as where it was taken, is not kept.",
      needs: "the right to change the company",
      once: true,
      body: logo_input,
      answer: { schema: done },
    },
  },
};
