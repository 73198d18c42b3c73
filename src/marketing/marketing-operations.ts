import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { audience_query, letters_query, marketing_query } from "./serve-marketing.ts";

const tag = "marketing";
const path = [{ $ref: "#/components/parameters/id" }];
const day = { type: "string", format: "date" } as const;
const counts = {
  waiting: number,
  sent: number,
  failed: number,
  left_out: number,
  clicked: number,
  machine_clicked: number,
  unsubscribed: number,
  visits: number,
  machine_visits: number,
};
const campaign = object({
  id: uuid,
  name: text,
  kind: text,
  status: text,
  budget: orNull(number),
  cost: orNull(number),
  starts_on: orNull(day),
  ends_on: orNull(day),
  leads: number,
  qualified: number,
  won: number,
  won_value: number,
  open_value: number,
  unvalued: number,
  ...counts,
});
const stages = object({ qualified: list(text), won: list(text), open: list(text) });
const letter = object({
  id: uuid,
  lead_id: orNull(uuid),
  contact_id: orNull(uuid),
  name: orNull(text),
  state: text,
  reason: orNull(text),
  sent_at: orNull(moment),
  clicks: number,
  machine_clicks: number,
  clicked_at: orNull(moment),
  left_at: orNull(moment),
});
const some = list(object({ id: uuid, name: text, address: orNull(text) }));

/** What marketing has beside its records, in the API's document. */
export const marketing_operations: Operations = {
  "/api/marketing": {
    get: {
      id: "marketing",
      tag,
      summary: "Get what came of the campaigns between two days",
      about:
        "Of at most 200 campaigns that run between them, all that came of each until now: letters, visits, and the leads that it brought first, as far as the caller sees them. Amounts are in the company's currency; `unvalued` leads have one without a rate. Programs that follow links are counted apart (`machine_`).",
      needs: "the right to read campaigns",
      query: marketing_query,
      answer: { schema: data(object({ from: day, until: day, stages, campaigns: list(campaign) })) },
    },
  },
  "/api/marketing/campaigns/{id}/audience": {
    get: {
      id: "campaigns_audience",
      tag,
      summary: "Get whom a campaign would write to",
      about:
        "How many people its audience has now, how many of them get a letter, and of each reason why somebody gets none, how many and ten of them: `no_address`, `quiet`, `suppressed`, `no_consent`, `doubled`.",
      needs: "the right to start campaigns",
      path,
      query: audience_query,
      answer: {
        schema: data(
          object({
            found: number,
            written_to: number,
            groups: list(object({ reason: orNull(text), many: number, some })),
          }),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/marketing/campaigns/{id}/start": {
    post: {
      id: "campaigns_start",
      tag,
      summary: "Start an approved e-mail",
      about:
        "Keeps whom it goes to and what it says as they are now; its letters then leave one after the other. In person only.",
      needs: "the right to start campaigns",
      path,
      once: true,
      answer: { schema: data(object({ id: uuid, waiting: number })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/marketing/campaigns/{id}/letters": {
    get: {
      id: "campaigns_letters",
      tag,
      summary: "Get a campaign's letters in a state",
      about:
        "At most 50 at once, `after` the last one that was told of. `name` is null where the caller does not see the lead or contact.",
      needs: "the right to read the campaign",
      path,
      query: letters_query,
      answer: { schema: data(list(letter)) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/marketing/campaigns/{id}/counts": {
    get: {
      id: "campaigns_counts",
      tag,
      summary: "Count a campaign's letters and visits",
      about: "Null of a campaign that the caller does not see.",
      needs: "the right to read the campaign",
      path,
      answer: { schema: data(orNull(object({ campaign_id: uuid, ...counts }))) },
    },
  },
  "/api/marketing/of/{entity}/{id}": {
    get: {
      id: "campaigns_of",
      tag,
      summary: "Get the campaigns' letters that a lead or contact got",
      about: "At most 20, the newest first, and whether one of its addresses is suppressed.",
      needs: "the right to read the record",
      path: [
        { name: "entity", in: "path", required: true, schema: { type: "string", enum: ["leads", "contacts"] } },
        ...path,
      ],
      answer: {
        schema: data(
          object({
            letters: list(
              object({
                id: uuid,
                campaign_id: uuid,
                name: text,
                sent_at: moment,
                clicked_at: orNull(moment),
                left_at: orNull(moment),
              }),
            ),
            suppressed: orNull(object({ reason: text, at: moment })),
          }),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
