import { entity } from "../../entity/describe.ts";
import { assign } from "../../entity/usual-verbs.ts";
import { channels } from "./channel.schema.ts";

/** Where colleagues write to each other. */
export const channel = entity(channels, {
  title: { one: "Channel", many: "Channels" },
  about:
    "Where colleagues write to each other: open (every colleague reads and may join), private (its members alone), or direct (a few people; made by POST /api/direct_channels). Whoever makes one is its owner and first member.",
  example: { name: "Deliveries", kind: "private", purpose: "What leaves the house, and when" },
  given_once: ["kind"],
  hidden: ["pair"],
  written_by_verbs: ["last_message_at"],
  verbs: { assign: assign(channels, "Makes a colleague the owner of the channel, who may rename and remove it.") },
});
