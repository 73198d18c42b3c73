import type { Operations } from "../entity/openapi-entity.ts";
import { report } from "./frontend-errors.ts";
import { failure } from "./frontend-failures.ts";
import { read_log } from "./log-operations.ts";

/** The reports of browsers, in the API's document. */
export const report_operations: Operations = {
  "/api/audit-logs": {
    get: read_log,
    post: {
      id: "report_error",
      tag: "failures",
      summary: "Report that a screen failed",
      about: "Kept without a person's name. Whatever happens, the answer is the same: whoever reports is not bothered.",
      caller: "anybody",
      body: report,
      answer: "nothing",
    },
  },
  "/api/frontend-failures": {
    post: {
      id: "report_failure",
      tag: "failures",
      summary: "Report an error that nobody caught",
      about:
        "Kept without a person's name, an address or what the error quotes. Whatever happens, the answer is the same.",
      caller: "anybody",
      body: failure,
      answer: "nothing",
    },
  },
};
