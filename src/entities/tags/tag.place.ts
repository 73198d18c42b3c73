import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Tags, as everything else knows them: their list is a tab beside the clients. */
export const tags = place("tags", {
  words: { one: phrase("Tag"), many: phrase("Tags"), new: phrase("New tag") },
  path: "/clients",
  tab: "tags",
  line: ({ name }) => name,
  foresee: {},
  screen: () => import("./tags-screen.tsx"),
  french: () => import("./tags.french.ts"),
});
