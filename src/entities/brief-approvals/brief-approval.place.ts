import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Links for approval, as everything else knows them: each stands in its brief's panel. */
export const brief_approvals = place("brief_approvals", {
  words: { one: phrase("Client approval"), many: phrase("Client approvals") },
  path: null,
  line: ({ name }) => name,
  opens: ({ brief_id }) => (brief_id ? ["/creative-director", { id: brief_id }] : null),
  acts: { end: phrase("End link") },
});
