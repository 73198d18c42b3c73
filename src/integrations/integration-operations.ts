import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { log_query, replay_input } from "./serve-webhooks.ts";

const tag = "integrations";
const path = [{ $ref: "#/components/parameters/id" }];
const delivery = object({
  id: uuid,
  place: number,
  type: text,
  entity: orNull(text),
  row_id: orNull(uuid),
  at: moment,
  state: { type: "string", enum: ["waiting", "delivered", "withheld", "failed"] },
  attempts: number,
  next_try_at: moment,
  tried_at: orNull(moment),
  status: orNull(number),
  request: orNull(text),
  response: orNull(text),
  ms: orNull(number),
  error: orNull(text),
});

/** What the installation is connected to, and what is done with webhooks beside their records, in the API's document. */
export const integration_operations: Operations = {
  "/api/integrations/connections": {
    get: {
      id: "connections",
      tag,
      summary: "Get what the installation is connected to",
      about:
        "Of each kind of connection how many there are and fail, when it last worked, and its last error: `good`, `warning`, `unused` where it was not used yet, or `off` where it is not set up.",
      needs: "the right to open the page of integrations",
      answer: {
        schema: data(
          list(
            object({
              connection: text,
              state: { type: "string", enum: ["good", "warning", "unused", "off"] },
              count: number,
              failing: number,
              ok_at: orNull(moment),
              error: orNull(text),
            }),
          ),
        ),
      },
    },
  },
  "/api/integrations/webhooks/{id}/secret": {
    post: {
      id: "webhooks_make_secret",
      tag,
      summary: "Make the secret of a webhook anew",
      about: "It is answered once and never told again. The one before signs beside it for 24 hours. In person only.",
      caller: "person",
      once: true,
      path,
      body: { type: "object", additionalProperties: false },
      answer: { schema: data(object({ secret: text })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/integrations/webhooks/{id}/test": {
    post: {
      id: "webhooks_test",
      tag,
      summary: "Send a test event",
      about: "It says nothing of any record and is not tried again. Ten a minute at most. In person only.",
      caller: "person",
      once: true,
      path,
      body: { type: "object", additionalProperties: false },
      answer: { schema: data(object({ id: uuid })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/integrations/webhooks/{id}/replay": {
    post: {
      id: "webhooks_replay",
      tag,
      summary: "Send again what a webhook was sent",
      about:
        "One delivery, or all of a span, 1000 at most: the oldest first, each under the id that it had, with the record as its reader sees it now. In person only.",
      caller: "person",
      once: true,
      path,
      body: replay_input,
      answer: { schema: data(object({ count: number })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/integrations/webhooks/{id}/deliveries": {
    get: {
      id: "webhooks_deliveries",
      tag,
      summary: "Get what a webhook was sent",
      about:
        "At most 50 deliveries, the newest first, of those before the place `before`. `request` is the beginning of what was sent, for the person under whose rights it was read. Kept for 30 days.",
      needs: "the right to read webhooks",
      fails: ["RESOURCE_NOT_FOUND"],
      path,
      query: log_query,
      answer: { schema: data(list(delivery)) },
    },
  },
};
