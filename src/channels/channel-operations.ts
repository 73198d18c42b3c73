import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, named, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { direct_input } from "./serve-channels.ts";

const own_channel = object({
  id: uuid,
  name: text,
  kind: text,
  purpose: orNull(text),
  owner_id: orNull(uuid),
  last_message_at: orNull(moment),
  member_id: uuid,
  version: number,
  notify: text,
  read_at: moment,
  unread: number,
  mentions: number,
  people: orNull(list(named)),
});

/** Channels, in the API's document, beside what the entity gives. */
export const channel_operations: Operations = {
  "/api/my_channels": {
    get: {
      id: "my_channels",
      tag: "channels",
      summary: "Get one's own channels",
      about:
        "The channels that one is a member of (500 at most), the latest first, each with how many messages are unread (100 at most) and how many of these mention one; of a direct one its other people.",
      answer: { schema: data(list(own_channel)) },
    },
  },
  "/api/direct_channels": {
    post: {
      id: "open_direct",
      tag: "channels",
      summary: "Open the direct conversation with colleagues",
      about: "Answers the one that there is with exactly these people and the caller, or makes it.",
      once: true,
      body: direct_input,
      answer: { schema: data(object({ id: uuid })) },
    },
  },
};
