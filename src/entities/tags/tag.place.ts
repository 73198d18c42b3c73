import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Tags, as everything else knows them. */
export const tags = place("tags", {
  words: { one: phrase("Tag"), many: phrase("Tags") },
  path: null,
  line: ({ name }) => name,
  foresee: {},
});
