import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text } from "../entity/openapi-operation.ts";
import { monitoring_asked } from "./serve-monitoring.ts";

const figure = {
  requests: number,
  refused: number,
  failed: number,
  p50: orNull(number),
  p95: orNull(number),
  p99: orNull(number),
};
const release = object({ at: moment, number, version: text });

/** What the server measures of itself, in the API's document. */
export const monitoring_operations: Operations = {
  "/api/monitoring": {
    get: {
      id: "monitoring",
      tag: "monitoring",
      summary: "Get how many requests there were, and how fast",
      about:
        "In all, by time (a minute, an hour or a day each, in UTC) and by route. `refused` are answers of 400 to 499, `failed` those from 500 on; `p50`, `p95` and `p99` are milliseconds until the answer began, within 10 %. `advice` is there where more than 5 % of at least 20 requests of the last five minutes failed; `to` is the release to go back to, where another one began within the last day.",
      needs: "the right to open the page of monitoring",
      query: monitoring_asked,
      answer: {
        schema: data(
          object({
            period: text,
            all: object(figure),
            steps: list(object({ at: moment, ...figure })),
            routes: list(object({ route: text, per_minute: number, ...figure })),
            releases: list(release),
            advice: orNull(object({ requests: number, failed: number, since: orNull(release), to: orNull(release) })),
          }),
        ),
      },
    },
  },
};
