import { entity } from "../../entity/describe.ts";
import { notifications } from "./notification.schema.ts";

/** What people are told; they read it, put it off and delete it, and nothing else. */
export const notification = entity(notifications, {
  title: { one: "Notification", many: "Notifications" },
  about:
    "What the caller was told; nobody sees those of somebody else. They are made by the server, and can be put off (`snoozed_until`) and deleted.",
  kinds: { message: "text" },
  written_by_verbs: [
    "user_id",
    "kind",
    "notification_type",
    "title",
    "message",
    "action_url",
    "in_app",
    "entity",
    "row_id",
    "actor_id",
    "details",
    "dedupe_key",
  ],
});
