import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Brand kits, as everything else knows them: their list is a tab of the briefs. */
export const brand_kits = place("brand_kits", {
  words: { one: phrase("Brand kit"), many: phrase("Brand kits"), new: phrase("New brand kit") },
  path: "/creative-director",
  tab: "kits",
  line: ({ name }) => name,
  screen: () => import("./brand-kits-screen.tsx"),
  french: () => import("../briefs/creative-director.french.ts"),
});
