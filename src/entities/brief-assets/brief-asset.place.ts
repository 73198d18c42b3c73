import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Pieces of work, as everything else knows them: their list is a tab of the briefs. */
export const brief_assets = place("brief_assets", {
  words: { one: phrase("Piece of work"), many: phrase("Pieces of work"), create: phrase("Add piece of work") },
  path: "/creative-director",
  tab: "work",
  line: ({ name }) => name,
  under: ["brief_name"],
  screen: () => import("./brief-assets-screen.tsx"),
  french: () => import("../briefs/creative-director.french.ts"),
});
