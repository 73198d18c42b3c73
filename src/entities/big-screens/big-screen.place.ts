import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Big screens, as everything else knows them: their list is a tab of their page. */
export const big_screens = place("big_screens", {
  words: { one: phrase("Big screen"), many: phrase("Screens"), new: phrase("New screen") },
  path: "/sales-team/big-screen",
  tab: "screens",
  line: ({ name }) => name,
  screen: () => import("./big-screens-screen.tsx"),
  french: () => import("../../big-screens/browser/big-screen.french.ts"),
});
