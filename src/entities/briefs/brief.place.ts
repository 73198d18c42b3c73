import { Brush } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Creative briefs, as everything else knows them. */
export const briefs = place("briefs", {
  words: { one: phrase("Brief"), many: phrase("Briefs"), new: phrase("New brief") },
  icon: Brush,
  path: "/creative-director",
  group: "Growth",
  line: ({ name }) => name,
  under: ["account_name"],
  foresee: { move: (_brief, { status }) => ({ status }) },
  acts: { request_changes: phrase("Request changes") },
  screen: () => import("./creative-director-screen.tsx"),
  french: () => import("./creative-director.french.ts"),
});
