import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, list, number, object, text } from "../entity/openapi-operation.ts";
import { most } from "./definition-shape.ts";
import { run_file_input, run_input } from "./serve-reports.ts";

const value = { description: "A number, null where there is none, or sums by currency" };
const row = {
  type: "object",
  required: ["keys", "count", "values"],
  properties: { keys: list({}), count: number, values: list(value), before: list(value) },
};
const answer = object({
  rows: list(row),
  subtotals: list(row),
  total: row,
  cut: flag,
  left_out: number,
  names: list({ type: "object", additionalProperties: text }),
  where: { type: ["object", "null"] },
  zone: text,
});
const example = {
  source: "leads",
  filters: { created_at: "this-quarter" },
  groups: [{ field: "source" }, { field: "created_at", by: "month" }],
  measures: [{ of: "count" }, { of: "sum", field: "value" }],
};
const needs = "the right to read what is reported, and each field that the report names";

/** What runs reports, in the API's document. */
export const run_operations: Operations = {
  "/api/reports/run": {
    post: {
      id: "run_report",
      tag: "reports",
      summary: "Run a report",
      about: `Groups and measures the records that the caller may see, as their own lists would find them. Filters are the words of lists by field (days such as \`this-quarter\` or \`2026-01-01..2026-03-31\`, amounts such as \`1000-5000\`, values with points between them, \`me\`, \`team\` and \`none\`); \`where\` is a filter of lists beside them. Each measure stands at its place in \`values\`: averages, medians, minima, maxima and shares of money are in the company's currency, sums by currency. The ${most.rows} largest groups are told of; \`cut\` says that there are more. A run has ${most.seconds} seconds. It only reads, though it is sent as a POST.`,
      needs,
      body: run_input,
      example,
      answer: { schema: data(answer) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/reports/run.csv": {
    post: {
      id: "run_report_csv",
      tag: "reports",
      summary: "Export what a report answers",
      about:
        "The groups of a report as a CSV file in the caller's words and signs; money that is added up has a column for each currency. The log keeps what was exported.",
      needs: `${needs}, and to export those records`,
      body: run_file_input,
      example,
      answer: { media: { "text/csv": { schema: text } } },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
