import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Conversations by e-mail, as everything else knows them: they stand on the page of messages. */
export const conversations = place("conversations", {
  words: { one: phrase("Conversation"), many: phrase("Conversations") },
  path: null,
  line: ({ name }) => name,
  under: ["counterpart"],
  opens: ({ id }) => ["/communications", { conversation: id }],
  foresee: {
    close: () => ({ status: "closed", snoozed_until: null }),
    reopen: () => ({ status: "open", snoozed_until: null }),
    junk: () => ({ status: "spam", snoozed_until: null }),
    snooze: (_conversation, { snoozed_until }) => ({ status: "snoozed", snoozed_until }),
    claim: (_conversation, _input, { id, name }) => ({ owner_id: id, owner: { id, name } }),
  },
});
