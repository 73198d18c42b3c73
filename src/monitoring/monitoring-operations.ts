import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { monitoring_asked, settle_input } from "./serve-monitoring.ts";

const figure = {
  requests: number,
  refused: number,
  failed: number,
  p50: orNull(number),
  p95: orNull(number),
  p99: orNull(number),
};
const release = object({ at: moment, number, version: text });

const group = object({
  id: uuid,
  source: { type: "string", enum: ["server", "browser"] },
  title: text,
  place: text,
  route: text,
  request_id: orNull(text),
  count: number,
  people: orNull(number),
  first_at: moment,
  last_at: moment,
  first_release: number,
  last_release: number,
  state: { type: "string", enum: ["open", "resolved", "ignored"] },
});

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
            now: moment,
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
  "/api/monitoring/vitals": {
    get: {
      id: "web_vitals",
      tag: "monitoring",
      summary: "Get how fast pages were in browsers",
      about:
        "Of people who agreed that their use is noted: for each page LCP, INP and TTFB in milliseconds and CLS, each the 75th percentile. 100 pages at most, the most viewed first.",
      needs: "the right to open the page of monitoring",
      query: monitoring_asked,
      answer: {
        schema: data(
          list(object({ path: text, views: number, p75: { type: "object", additionalProperties: number } })),
        ),
      },
    },
  },
  "/api/monitoring/errors": {
    get: {
      id: "error_groups",
      tag: "monitoring",
      summary: "List the errors by their cause",
      about:
        "Of the server and of browsers, 200 at most, those that came last first. The title holds no data. `people` counts who was signed in; it is null for browsers, whose reports are of nobody. `request_id` is of the last request in which it happened.",
      needs: "the right to open the page of monitoring",
      answer: { schema: data(list(group)) },
    },
  },
  "/api/monitoring/errors/settle": {
    post: {
      id: "settle_error",
      tag: "monitoring",
      summary: "Resolve, ignore or reopen an error",
      about: "A resolved one that comes again is open again; an ignored one stays so.",
      needs: "the right to settle errors",
      once: true,
      body: settle_input,
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
