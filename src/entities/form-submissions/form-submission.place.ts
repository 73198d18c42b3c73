import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What forms have sent, as everything else knows it. */
export const form_submissions = place("form_submissions", {
  words: { one: phrase("Submission"), many: phrase("Submissions") },
  path: "/dashboard/lead-machine",
  tab: "submissions",
  line: ({ name }) => name,
  acts: { run: phrase("Run again"), drop: phrase("Drop") },
  screen: () => import("./form-submissions-screen.tsx"),
  french: () => import("../../lead-machine/browser/lead-machine.french.ts"),
});
