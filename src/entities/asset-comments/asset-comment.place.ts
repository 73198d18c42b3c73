import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Comments on versions, as everything else knows them: each stands beside its version. */
export const asset_comments = place("asset_comments", {
  words: { one: phrase("Review comment"), many: phrase("Review comments") },
  path: null,
  line: ({ name }) => name,
});
