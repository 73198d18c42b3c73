import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Files, as everything else knows them: each stands in the panel of the record that it belongs to. */
export const files = place("files", {
  words: { one: phrase("File"), many: phrase("Files") },
  path: null,
  line: ({ name }) => name,
  foresee: {},
});
