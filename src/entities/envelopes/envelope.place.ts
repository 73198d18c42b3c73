import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Envelopes, as everything else knows them: each stands in its document's panel. */
export const envelopes = place("envelopes", {
  words: { one: phrase("Envelope"), many: phrase("Envelopes") },
  path: null,
  line: ({ name }) => name,
  acts: { remind: phrase("Remind"), cancel: phrase("Withdraw envelope") },
  opens: ({ row_id }) => (row_id ? ["/documents", { id: row_id }] : null),
});
