import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Comments, as everything else knows them: each stands in the panel of the record that it is about. */
export const comments = place("comments", {
  words: { one: phrase("Comment"), many: phrase("Comments") },
  path: null,
  line: ({ name }) => name,
  foresee: {},
});
