import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, moment, object, orNull, text, uuid } from "../entity/openapi-operation.ts";

const tag = "devices";
const device = object({
  id: uuid,
  agent: orNull(text),
  since: moment,
  here: flag,
  endpoint: orNull(text),
  delivered_at: orNull(moment),
  failed_at: orNull(moment),
  last_error: orNull(text),
});

/** Notifications on devices, in the API's document. */
export const push_operations: Operations = {
  "/api/push": {
    get: {
      id: "devices_list",
      tag,
      summary: "Get one's devices that are told",
      about: "With the server's public key, under which a browser subscribes.",
      answer: { schema: data(object({ key: text, person_id: uuid, devices: list(device) })) },
    },
    post: {
      id: "devices_add",
      tag,
      summary: "Have a browser told",
      about: "Takes what the browser's subscription says. It ends with the session.",
      caller: "person",
      once: true,
      body: {
        type: "object",
        additionalProperties: false,
        required: ["endpoint", "p256dh", "auth"],
        properties: {
          endpoint: { type: "string", format: "uri", maxLength: 2000 },
          p256dh: { type: "string", maxLength: 100 },
          auth: { type: "string", pattern: "^[A-Za-z0-9_-]{22}(==)?$" },
        },
      },
      answer: { schema: data(object({ id: uuid })) },
    },
  },
  "/api/push/try": {
    post: {
      id: "devices_try",
      tag,
      summary: "Send something to this browser, to see whether it comes",
      about: "Ten times a minute at most.",
      caller: "person",
      once: true,
      body: { type: "object", additionalProperties: false },
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/push/remove": {
    post: {
      id: "devices_remove",
      tag,
      summary: "Tell a device no more",
      about: "Only one of one's own.",
      once: true,
      body: object({ id: uuid }),
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
