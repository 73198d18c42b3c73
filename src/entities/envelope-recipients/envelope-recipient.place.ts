import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Recipients of envelopes, as everything else knows them: each stands in the panel of its document. */
export const envelope_recipients = place("envelope_recipients", {
  words: { one: phrase("Recipient"), many: phrase("Recipients") },
  path: null,
  line: ({ name }) => name,
  opens: ({ row_id }) => (row_id ? ["/documents", { id: row_id }] : null),
});
