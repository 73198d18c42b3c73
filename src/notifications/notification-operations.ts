import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { chosen, mute } from "./serve-choices.ts";
import { marked } from "./serve-notifications.ts";

const tag = "notifications";
const kind = object({ kind: text, security: flag, in_app: flag, email: flag, push: flag });
const choices = object({
  kinds: list(kind),
  quiet_from: orNull(text),
  quiet_until: orNull(text),
  digest_hour: orNull(number),
});

/** The functions of the notifications and what one chooses to be told, in the API's document. */
export const notification_operations: Operations = {
  "/api/rpc/get_unread_notification_count": {
    post: {
      id: "get_unread_notification_count",
      tag,
      summary: "Count what was not read",
      about: "It only asks, though it is sent as a POST.",
      answer: { schema: data(number) },
    },
  },
  "/api/rpc/mark_notification_read": {
    post: {
      id: "mark_notification_read",
      tag,
      summary: "Mark one as read",
      about: "Only one's own; nothing happens to what was read already.",
      once: true,
      body: marked,
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/rpc/mark_all_notifications_read": {
    post: {
      id: "mark_all_notifications_read",
      tag,
      summary: "Mark all as read",
      about: "All that are one's own, what is put off included; answers how many there were.",
      once: true,
      answer: { schema: data(object({ marked: number })) },
    },
  },
  "/api/notification_settings": {
    get: {
      id: "notification_settings_get",
      tag,
      summary: "Get what one is told, and how",
      about:
        "By kind of notification whether it comes in the app, by e-mail and on devices; quiet hours; muted records.",
      answer: {
        schema: data(object({ choices, muted: list(object({ entity: text, row_id: uuid, name: orNull(text) })) })),
      },
    },
    put: {
      id: "notification_settings_put",
      tag,
      summary: "Choose what one is told, and how",
      about: "Replaces the whole choice. What concerns the safety of one's account comes whatever is chosen.",
      once: true,
      body: chosen,
      answer: { schema: done },
    },
  },
  "/api/notification_mutes": {
    post: {
      id: "notification_mutes_set",
      tag,
      summary: "Hear nothing more of a record, or again",
      about: "Holds for oneself alone.",
      once: true,
      body: mute,
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
