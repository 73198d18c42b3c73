import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Suppressed addresses, as everything else knows them: their list is a tab of the page of marketing. */
export const suppressions = place("suppressions", {
  words: {
    one: phrase("Suppressed address"),
    many: phrase("Suppressed addresses"),
    create: phrase("Suppress an address"),
  },
  path: "/dashboard/marketing",
  tab: "suppressions",
  line: ({ name }) => name,
  screen: () => import("./suppressions-screen.tsx"),
  french: () => import("../../marketing/browser/marketing.french.ts"),
});
