import { late } from "../ui/late.ts";

/** How many messages wait, beside the way to them; a page does without it. */
export const UnreadMessages = late(() => import("../entities/messages/unread-messages.tsx"), undefined, {
  optional: true,
});
