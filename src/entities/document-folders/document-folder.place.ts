import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Folders, as everything else knows them: they stand above the list of documents. */
export const document_folders = place("document_folders", {
  words: { one: phrase("Folder"), many: phrase("Folders"), new: phrase("New folder") },
  path: null,
  line: ({ name }) => name,
  foresee: {},
});
