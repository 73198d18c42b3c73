import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Messages, as everything else knows them: each stands in its channel. */
export const messages = place("messages", {
  words: { one: phrase("Message"), many: phrase("Messages") },
  path: null,
  line: ({ name }) => name,
  opens: ({ id, channel_id }) => (channel_id ? ["/communications", { id: channel_id, message: id }] : null),
  foresee: {},
});
