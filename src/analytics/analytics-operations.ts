import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, number, object, orNull, text } from "../entity/openapi-operation.ts";
import { funnel_query, sales_query, usage_query } from "./serve-analytics.ts";

const day = { type: "string", format: "date" };
const amount = { type: "number" };

const pace = object({
  won: number,
  lost: number,
  worth: amount,
  valued: number,
  unvalued: number,
  half_days: orNull(amount),
  open: number,
});
const stage = object({
  stage: text,
  entered: number,
  went_on: number,
  lost: number,
  stand: number,
  half_days: orNull(amount),
  most_days: orNull(amount),
});
const month = object({
  month: day,
  day: orNull(day),
  weighted: orNull(amount),
  committed: orNull(amount),
  best: orNull(amount),
  came: amount,
  won: number,
});
const used = (what: string) => list(object({ [what]: text, times: number, people: number }));
const whoever = "the right to read how the app is used";

/** How sales go and how the app is used, in the API's document. */
export const analytics_operations: Operations = {
  "/api/analytics/sales": {
    get: {
      id: "sales_analytics",
      tag: "analytics",
      summary: "Get how sales go",
      about:
        "Of the leads that the caller sees: how many were closed in the period and how fast, in `pace`, and in `before` of the period it is held against; of each open stage how many entered it then and where they went; how many were won by how often somebody had spoken with them; and of the last months what was expected when they began and what came. Amounts are in the company's currency; `unvalued` are those whose currency has no rate. `half_days` is the median, `most_days` what nine in ten stay below.",
      needs: "the right to read leads",
      query: sales_query,
      answer: {
        schema: data(
          object({
            pace,
            before: pace,
            stages: list(stage),
            efforts: list(object({ least: number, most: orNull(number), won: number, lost: number })),
            months: list(month),
          }),
        ),
      },
    },
  },
  "/api/analytics/usage": {
    get: {
      id: "usage_analytics",
      tag: "analytics",
      summary: "Get how the app is used",
      about:
        "Only of people who agreed that their use is noted: `agreed` of `people`. What fewer than three people did is nowhere told of: `left_out` counts it, and numbers of one or two people are null. `weeks` are those of the last twelve in which three or more people came first, with how many of them came so many weeks after. Speeds are milliseconds that three in four stayed below.",
      needs: whoever,
      query: usage_query,
      answer: {
        schema: data(
          object({
            agreed: number,
            people: number,
            active: orNull(number),
            days: list(object({ day, people: orNull(number) })),
            weeks: list(
              object({ week: day, people: number, came: { type: "object", additionalProperties: orNull(number) } }),
            ),
            pages: used("thing"),
            presses: used("thing"),
            searches: used("thing"),
            left_out: { type: "object", additionalProperties: number },
            speeds: list(object({ path: text, device: text, views: number, lcp: orNull(amount), inp: orNull(amount) })),
          }),
        ),
      },
    },
  },
  "/api/analytics/funnel": {
    get: {
      id: "usage_funnel",
      tag: "analytics",
      summary: "Get how many people went from page to page",
      about:
        "How many opened the first page in the period, and how many of them the others after it, one by one. `people` is null for one or two.",
      needs: whoever,
      query: funnel_query,
      answer: { schema: data(list(object({ path: text, people: orNull(number) }))) },
    },
  },
};
