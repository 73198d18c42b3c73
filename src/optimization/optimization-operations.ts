import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text } from "../entity/openapi-operation.ts";

const measured = list(object({ name: text, count: number, ms: number, before: orNull(number) }));
const table = object({
  name: text,
  rows: number,
  bytes: number,
  index_bytes: number,
  whole_reads: number,
  whole_rows: number,
  index_reads: number,
});

/** What could be faster or tidier, in the API's document. */
export const optimization_operations: Operations = {
  "/api/optimization": {
    get: {
      id: "optimization",
      tag: "monitoring",
      summary: "Get what could be faster or tidier",
      about:
        "Routes by their 95th percentile of seven days, pages by the 75th of their largest paint, each with that of the week before (`before`), in milliseconds. The largest tables, with how often they were read whole. `findings` names what is over its budget (200 ms and 2 s), indexes that nobody used for a week, tables that lack one, and gaps in the data.",
      needs: "the right to open the page of optimization",
      answer: {
        schema: data(
          object({
            now: moment,
            counted_since: moment,
            routes: measured,
            pages: measured,
            tables: list(table),
            findings: list(object({ kind: text, subject: text, values: { type: "object" } })),
          }),
        ),
      },
    },
  },
};
