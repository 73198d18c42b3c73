import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Forms, as everything else knows them: their list is a tab of the lead machine. */
export const forms = place("forms", {
  words: { one: phrase("Form"), many: phrase("Forms"), new: phrase("New form") },
  path: "/dashboard/lead-machine",
  tab: "forms",
  line: ({ name }) => name,
  screen: () => import("./forms-screen.tsx"),
  french: () => import("../../lead-machine/browser/lead-machine.french.ts"),
});
