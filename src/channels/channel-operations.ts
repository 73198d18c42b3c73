import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, named, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { direct_input, found_query } from "./serve-channels.ts";

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

const found_message = object({
  id: uuid,
  channel_id: uuid,
  thread_id: orNull(uuid),
  body: text,
  created_by: uuid,
  created_at: moment,
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
  "/api/found_messages": {
    get: {
      id: "found_messages",
      tag: "channels",
      summary: "Find messages by their words",
      about: "The latest messages that one reads and that hold all these words, 100 at most.",
      query: found_query,
      answer: { schema: data(list(found_message)) },
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
